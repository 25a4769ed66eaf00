/*
 * What is pasted brings along what nobody sees: zero-width spaces, marks of direction (WhatsApp and phones put them around
 * numbers), spaces and hyphens that do not break, the tabs of a sheet. The database does the same in f_limpio;
 * text.ejemplos.ts has cases for both.
 */

// The joiners U+200C and U+200D, variation selectors and soft hyphens have a meaning inside a text, and stay.
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/g

const visible = (text: string) => text.replace(INVISIBLE, '').normalize('NFC').replaceAll('\u2011', '-')

/** A text of one line: NFC, trimmed, with single blanks and without invisible characters. */
export const cleanLine = (text: string): string =>
  visible(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim()

/** The same for several lines, which keep their breaks (as LF), their indents and their tabs. */
export const cleanLines = (text: string): string =>
  visible(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\t\n ]/g, ' ')
    .trim()

/** An e-mail in its normal form for comparisons (D40): clean, lower case. */
export const normalEmail = (email: string): string => cleanLine(email).toLowerCase()
