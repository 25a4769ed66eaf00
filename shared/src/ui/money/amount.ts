import type { Reading } from '../form/useTyped'
import { textos } from './money.textos'

/*
 * Amounts come from sheets, letters and statements, written in their ways: «$ 1,234.56 MXN», «1 234.50», «1.234,56», «−5».
 */

/** Of whole pesos: the wire takes less than 10¹². */
const digits = 12

const grouped = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/
/** A comma before one or two last digits is no group. */
const decimalComma = /^-?(\d+|\d{1,3}(\.\d{3})*),\d{1,2}$/
const groupSpace = /(?<=\d)\s(?=\d{3}(?!\d))/g
const currency = /\$|mxn|m\.n\.|pesos/gi
/** Zeros at the end say nothing. */
const decimals = /\.(\d*?)0*$/

/** Without currency, blanks and groups made of blanks, and with a minus that is one. */
const bareOf = (text: string): string =>
  text.replace(currency, '').replaceAll('−', '-').trim().replace(/^-\s+/, '-').replace(groupSpace, '')

/** Whether the wire takes so many whole pesos. */
export const fits = (text: string): boolean =>
  (text.split('.', 1)[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length <= digits

/** As the mask holds an amount, also half typed: digits and a point, nothing that it would drop. */
export const isMasked = (text: string): boolean => /^-?\d*(\.\d{0,2})?$/.test(text) && fits(text)

/** «$ 1,234.50» as «1234.50», for the mask; null where it can't be written so. */
export function masked(text: string): string | null {
  const bare = bareOf(text)
  const number = bare.replaceAll(',', '')
  return grouped.test(bare) && isMasked(number) ? number : null
}

/** The amount that a text says, or why it says none that can be sent; nothing is rounded or cut off. */
export function readAmount(text: string): Reading<number> {
  const bare = bareOf(text)
  const written = decimalComma.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare
  if (!/\d/.test(written) || !grouped.test(written)) return { problem: textos.noEsCantidad(text.trim()) }
  const number = written.replaceAll(',', '')
  if (!fits(number)) return { problem: textos.demasiado(text.trim()) }
  if ((decimals.exec(number)?.[1] ?? '').length > 2) return { problem: textos.decimales(text.trim()) }
  // Adding 0 leaves no «-0», which would be drawn as «0».
  return { value: Number(number) + 0 }
}
