import { bareClave } from '../../contract/text/index.ts'

/*
 * The SAT's rules for an RFC. About 1.5 % of the real ones fail the check digit, so the result warns and never blocks.
 */

/** A problem of an RFC: its shape, its length for the kind of person, or its check digit. */
export type AvisoRfc = 'forma' | 'persona' | 'digito'

/** The generic RFCs: the general public, and foreigners. */
const GENERICOS = new Set(['XAXX010101000', 'XEXX010101000'])

/** Letters, the day of birth or foundation, two alphanumeric characters, the check digit. */
const FORMA = /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/

const ALFABETO = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
const LARGO_FISICA = 13
const LARGO_MORAL = 12

/**
 * Checks an RFC as typed, ignoring case and what stands between its parts.
 * @param tipoPersona 0 Física (13 characters), 1 Moral (12)
 */
export function revisarRfc(typed: string, tipoPersona: 0 | 1 | null = null): AvisoRfc | null {
  const rfc = bareClave(typed)
  if (rfc === '' || GENERICOS.has(rfc)) return null
  if (!FORMA.test(rfc)) return 'forma'
  if (digitoRfc(rfc) !== rfc.at(-1)) return 'digito'
  const largo = tipoPersona === 1 ? LARGO_MORAL : LARGO_FISICA
  return tipoPersona !== null && rfc.length !== largo ? 'persona' : null
}

/** Whether a text has the shape of a company's RFC, of 12 characters; no beginning of a person's has it. */
export function esRfcMoral(typed: string): boolean {
  const rfc = bareClave(typed)
  return rfc.length === LARGO_MORAL && FORMA.test(rfc)
}

function digitoRfc(rfc: string): string {
  // A company's RFC is one letter shorter; the calculation pads it with a space.
  const doce = rfc.padStart(LARGO_FISICA).slice(0, -1)
  const suma = [...doce].reduce((sum, letra, i) => sum + ALFABETO.indexOf(letra) * (LARGO_FISICA - i), 0)
  const resto = suma % 11
  if (resto === 0) return '0'
  return resto === 1 ? 'A' : String(11 - resto)
}
