/*
 * The form in which texts are compared: in search, filters, duplicates and names. The database has the same one, f_norm;
 * text.ejemplos.ts has cases for both, and a test compares all characters.
 */

/** What Unicode calls ignorable by default: it shows nothing by itself. */
export const IGNORABLE =
  '\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F' +
  '\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}'

const ACCENTS = '\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F'
// eslint-disable-next-line no-misleading-character-class -- each character by itself is meant
const DROPPED = new RegExp(`[${ACCENTS}${IGNORABLE}]+`, 'gu')

export const DASHES = '\u02D7‐‒–—―⁃−'

/** What NFKD leaves apart, though it looks alike or is written for the other. */
const ALIKE = Object.entries({
  "'": '`ʹʻʼʽˈˊˋ‘’‚‛′‵‹›',
  '"': '“”„‟«»',
  '-': DASHES,
  '/': '⁄∕',
  ' ': '\t\n\v\f\r\u0085\u1680\u2028\u2029',
  d: 'đð',
  h: 'ħ',
  i: 'ı',
  l: 'ł',
  n: 'ŋ',
  o: 'ø',
  t: 'ŧ',
  σ: 'ς',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
  th: 'þ',
})
const TWIN = new Map(ALIKE.flatMap(([one, others]) => [...others].map((other) => [other, one])))
const OTHERS = new RegExp(`[${[...TWIN.keys()].join('')}]`, 'g')

/** Without accents, case, width and invisible characters; one apostrophe, one dash, one blank for all of their kind. */
export const plain = (text: string): string =>
  text
    // NFKD takes it for an accent on a blank.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(DROPPED, '')
    .toLowerCase()
    .replace(OTHERS, (other) => TWIN.get(other) ?? other)

/** The words of a text, plain; a row must contain each of them, in any order. */
export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)
