/*
 * A telephone as a spreadsheet leaves it. Excel, LibreOffice and Google Sheets read every field of a CSV as if it were
 * typed, quoted or not: +525512345678 becomes a formula or the number 5.25513E+11, 01 55… loses its zero, 12-05-20 is a
 * day of May. Digits in groups with blanks are none of these, and neither is a text that begins with a parenthesis: both
 * are how people write telephones, and any program that reads the file gets every digit. What was considered instead:
 * ="…" is a formula itself, an apostrophe and a tab show or stay in the value, and invisible characters are copied along.
 */

/** The country codes of one and two digits (ITU-T E.164); all others have three. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
/** What was dialled before the ten digits of a Mexican number, and the number. */
const MEXICAN = /^(521?|01|04[45])?([2-9]\d{9})$/
const TWO_DIGIT_AREA = /^(?:55|56|33|81)/

const NUMBER = /^[\s(]*\d[\d\s().-]*$/
const ABROAD = /^\s*\+\s*(\d[\d\s().-]{6,})(.*)$/su

/** A telephone in groups: «55 1234 5678», «(+52) 55 1234 5678». A text that is no number stays as it is. */
export function phone(text: string): string {
  const [, number, rest] = ABROAD.exec(text) ?? []
  if (number === undefined) return NUMBER.test(text) ? inGroups(text) : text
  const [country = ''] = COUNTRY.exec(digitsOf(number)) ?? []
  const national = number.replace(new RegExp(`^(?:\\D*\\d){${country.length}}`), '')
  return `(+${country}) ${inGroups(national)} ${rest ?? ''}`.trim()
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Mexican numbers in their own groups, others as typed or, all in one, by fours. */
function inGroups(text: string): string {
  const digits = digitsOf(text)
  const [, before = '', number] = MEXICAN.exec(digits) ?? []
  if (number !== undefined) {
    const area = TWO_DIGIT_AREA.test(number) ? 2 : 3
    return [before, number.slice(0, area), number.slice(area, 6), number.slice(6)].filter(Boolean).join(' ')
  }
  const typed = text.match(/\d+/g) ?? []
  return typed.length > 1 ? typed.join(' ') : digits.replace(/\B(?=(?:\d{4})+$)/g, ' ')
}
