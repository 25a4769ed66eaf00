import type { Reading } from '../form/fields/useTyped.ts'
import { textos } from './money.textos.ts'

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

/** Strips currency, blanks and groups separated by blanks; one form for minus signs, and for digits of any width. */
const bareOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(currency, '')
    .replaceAll('−', '-')
    .trim()
    .replace(/^-\s+/, '-')
    .replace(groupSpace, '')

/** Whether the wire accepts this many whole pesos. */
const fits = (text: string): boolean =>
  (text.split('.', 1)[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length <= digits

/** Writes an amount as the box shows it: «-$ 1,234.5». */
export function writeAmount(amount: number, prefix = ''): string {
  const [whole = '', ...decimals] = String(Math.abs(amount)).split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}${prefix}${[groups, ...decimals].join('.')}`
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
