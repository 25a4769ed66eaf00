/*
 * Amounts are pasted from sheets, letters and statements, written in their ways: «$ 1,234.56 MXN», «1 234.50»,
 * «1.234,56», «−5».
 */

/** The box reads it right by itself, also in the middle of what stands there. */
const plain = /^\s*-?\s*\$?\s*(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?\s*$/

/** A comma before one or two last digits is no group. */
const decimalComma = /^-?\d{1,3}(\.?\d{3})*,\d{1,2}$/

const groupSpace = /(?<=\d)\s(?=\d{3}(?!\d))/g
/** The box would cut them off as well. */
const beyondCents = /(?<=\.\d\d)\d+$/
const currency = /\$|mxn|m\.n\.|pesos/gi

export const isPlain = (text: string): boolean => plain.test(text)

/** The amount that a text says; null where it says none, or could be read in two ways. */
export function amountOf(text: string): number | null {
  const bare = text
    .replace(groupSpace, '')
    .replace(currency, '')
    .replace('−', '-')
    .replace(/^\s*-\s*/, '-')
    .trim()
  if (decimalComma.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  return /\d/.test(bare) && isPlain(bare) ? Number(bare.replaceAll(',', '').replace(beyondCents, '')) : null
}
