/** What a cell can hold: text is made harmless, a number is ours and stays one. */
export type Cell = string | number | null

/** Makes spreadsheets read UTF-8. */
export const BOM = '\ufeff'

/**
 * What a spreadsheet may take for a formula: = + - @ and their full-width forms, also behind blanks and characters that
 * do not show; and a tab or a line break, which some drop before they look.
 */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u

/** Quoted where RFC 4180 asks for it, and where a reader with other separators would cut. */
const TO_QUOTE = /[",;\t\r\n]|^\s|\s$/

function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // The apostrophe is how a spreadsheet's own users write «this is text».
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record, with the line end of RFC 4180. */
export const record = (cells: Cell[]): string => `${cells.map(field).join(',')}\r\n`
