/** A cell's content: texts are neutralized, numbers come from us and stay numbers. */
export type CsvCell = string | number | null

/** The BOM makes spreadsheets read UTF-8. */
export const CSV_BOM = '\ufeff'

/**
 * The beginnings that a spreadsheet may take for a formula: = + - @ and their full-width forms, also after blanks and
 * invisible characters; and a tab or a line break, which some programs strip first.
 */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u

/** Codes that a spreadsheet takes for numbers and spoils: zeros in front, more digits than it shows, 12E34. */
const SPOILT = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?e[+-]?\d+)$/i

/** Quotes values when RFC 4180 requires it, and when programs with other separators would split them. */
const TO_QUOTE = /[",;\t\r\n]|^\s|\s$/

function field(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // Spreadsheet users also mark a text with this apostrophe.
  const text = FORMULA.test(cell) || SPOILT.test(cell) ? `'${cell}` : cell
  return TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record, with the line ending of RFC 4180. */
export const csvRecord = (cells: CsvCell[]): string => `${cells.map(field).join(',')}\r\n`
