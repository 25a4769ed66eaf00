import type { Reading } from '../form/useTyped'
import { textos } from './money.textos'

/* Parses the amounts of spreadsheets, letters and statements: «$ 1,234.56 MXN», «1 234.50», «1.234,56», «−5». */

/** In whole pesos: the wire accepts less than 10¹². */
const digits = 12

const grouped = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/
/** A comma before the last one or two digits is a decimal point, not a group separator. */
const decimalComma = /^-?(\d+|\d{1,3}(\.\d{3})*),\d{1,2}$/
const groupSpace = /(?<=\d)\s(?=\d{3}(?!\d))/g
const currency = /\$|mxn|m\.n\.|pesos/gi
/** Trailing zeros carry no meaning. */
const decimals = /\.(\d*?)0*$/

/** Strips currency, blanks and groups separated by blanks, and normalizes the minus sign. */
const bareOf = (text: string): string =>
  text.replace(currency, '').replaceAll('−', '-').trim().replace(/^-\s+/, '-').replace(groupSpace, '')

/** Whether the wire accepts this many whole pesos. */
export const fits = (text: string): boolean =>
  (text.split('.', 1)[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length <= digits

/** The mask's form of an amount, possibly incomplete: digits and a point, nothing that the mask would drop. */
export const isMasked = (text: string): boolean => /^-?\d*(\.\d{0,2})?$/.test(text) && fits(text)

/** Turns «$ 1,234.50» into «1234.50» for the mask; null when the mask can't show it. */
export function masked(text: string): string | null {
  const bare = bareOf(text)
  const number = bare.replaceAll(',', '')
  return grouped.test(bare) && isMasked(number) ? number : null
}

/** Parses an amount, or returns why it can't be sent; it never rounds or truncates. */
export function readAmount(text: string): Reading<number> {
  const bare = bareOf(text)
  const written = decimalComma.test(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare
  if (!/\d/.test(written) || !grouped.test(written)) return { problem: textos.noEsCantidad(text.trim()) }
  const number = written.replaceAll(',', '')
  if (!fits(number)) return { problem: textos.demasiado(text.trim()) }
  if ((decimals.exec(number)?.[1] ?? '').length > 2) return { problem: textos.decimales(text.trim()) }
  // Adding 0 turns -0, which would be shown as «-0», into 0.
  return { value: Number(number) + 0 }
}
