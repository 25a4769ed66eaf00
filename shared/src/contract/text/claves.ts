import { DASHES, IGNORABLE } from './plain.ts'

const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/
const CURP = /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/

/** The RFCs of the general public and of foreigners, which belong to nobody in particular. */
const GENERIC = new Set(['XAXX010101000', 'XEXX010101000'])

const INVISIBLE = new RegExp(`[${IGNORABLE}]+`, 'gu')
const BETWEEN = new RegExp(`[\\s\\u0085./⁄∕${DASHES}-]+`, 'g')

/** An RFC or a CURP in capitals, without what people and programs put between its parts; f_clave in the database. */
export const bareClave = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(/[a-zñ]/g, (letter) => letter.toUpperCase())

/** Whether a bare clave is an RFC, also one that belongs to nobody in particular. */
export const isRfc = (clave: string): boolean => RFC.test(clave)

/** The RFC or CURP, if the whole text is one; null for any other text. */
export function claveIn(text: string): string | null {
  const clave = bareClave(text)
  return (RFC.test(clave) || CURP.test(clave)) && !GENERIC.has(clave) ? clave : null
}
