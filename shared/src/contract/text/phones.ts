import { plain } from './plain.ts'

/* How phone numbers are compared (D52). The database has `nationalDigits` as f_digitos and `phoneKey` as f_telefono. */

const PREFIX = /^(?:0{0,2}521?|01|04[45])(?=\d{10})/
const EXTENSION = /[\s,;.(]*(?:extension|ext|x|#)[\s.:]*(\d{1,6})[\s)]*$/

const digits = (text: string) => text.replace(/\D/g, '')

/** The digits of a phone number without the prefixes of Mexico, which only precede ten digits. */
export const nationalDigits = (text: string): string => digits(plain(text)).replace(PREFIX, '')

/** A phone number and its extension, plain: «55 1234 5678 ext. 90». */
export function extensionIn(text: string): { number: string; extension: string } {
  const typed = plain(text)
  return { number: typed.replace(EXTENSION, ''), extension: EXTENSION.exec(typed)?.[1] ?? '' }
}

/** What two writings of one number share: its last ten digits, which leave out the prefixes, without its extension. */
export const phoneKey = (text: string): string => digits(extensionIn(text).number).slice(-10)

/** Digits with what people write between them, three or more: a phone number, or a part of one. */
export const isPhone = (text: string): boolean =>
  /^[\d ().+-]+$/.test(plain(text)) && digits(plain(text)).length >= 3

/**
 * A phone number matches if it contains one of these texts; a leading space stands for the beginning of the number,
 * because «+52 477» means a number that begins with 477. Empty for a text without digits.
 */
export function digitsIn(text: string): string[] {
  const found = nationalDigits(text)
  if (found === '') return []
  const prefix = plain(text).includes('+') ? /^521?/ : /^(?:00521?|01|04[45])/
  const begun = found.replace(prefix, '')
  return begun === found || begun === '' ? [found] : [found, ` ${begun}`]
}
