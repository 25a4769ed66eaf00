/*
 * How servers of the contract read the text of a filter (D8, D52); they compare without accents and case. The stored
 * side of a phone number is `nationalDigits`, or the same in the database.
 */

/** The words of a text; a row must contain each of them, in any order. Accents without a letter are no word. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /\P{M}/u.test(word))

const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/
const CURP = /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/

/** An RFC or a CURP in capitals, without the separators that people type. */
export const bareClave = (text: string): string => text.replace(/[\s./-]/g, '').toUpperCase()

/** The RFCs of the general public and of foreigners, which belong to nobody in particular. */
const GENERIC = new Set(['XAXX010101000', 'XEXX010101000'])

/** The RFC or CURP, if the whole text is one; null for any other text. */
export function claveIn(text: string): string | null {
  const clave = bareClave(text)
  return (RFC.test(clave) || CURP.test(clave)) && !GENERIC.has(clave) ? clave : null
}

const PREFIX = /^(?:0{0,2}521?|01|04[45])(?=\d{10})/

/** The digits of a phone number without the prefixes of Mexico, which only precede ten digits. */
export const nationalDigits = (text: string): string => text.replace(/\D/g, '').replace(PREFIX, '')

/**
 * A phone number matches if it contains one of these texts; a leading space stands for the beginning of the number,
 * because «+52 477» means a number that begins with 477. Empty for a text without digits.
 */
export function digitsIn(text: string): string[] {
  const digits = nationalDigits(text)
  if (digits === '') return []
  const prefix = text.includes('+') ? /^521?/ : /^(?:00521?|01|04[45])/
  const begun = digits.replace(prefix, '')
  return begun === digits || begun === '' ? [digits] : [digits, ` ${begun}`]
}
