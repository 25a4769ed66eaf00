import { adivinarColumnas, type ColumnaImportada } from '@backoffice/shared/contract'

type Row = { fila: number; celdas: string[] }

/** Where the titles of a sheet are sought, below the name of the office and the day of the report. */
const FIRST = 20
const SAMPLE = 5
const filled = ({ celdas }: Row) => celdas.filter((cell) => cell.trim() !== '').length

/** Which of the first rows has the titles: the first of several cells, or of one if none has more. */
export function titlesIn(rows: Row[]): number {
  const found = rows.slice(0, FIRST).findIndex((row) => filled(row) > 1)
  return Math.max(found, 0)
}

/** The columns of a sheet, from its titles and its first rows; a column without a title has its letter. */
export function columnsOf(titles: string[], rows: Row[]): ColumnaImportada[] {
  const width = Math.max(titles.length, ...rows.map(({ celdas }) => celdas.length))
  const columns = Array.from({ length: width }, (_, i) => ({
    titulo: titles[i]?.trim().slice(0, 200) || `Columna ${letterOf(i)}`,
    muestra: rows
      .map(({ celdas }) => celdas[i]?.trim().slice(0, 80) ?? '')
      .filter(Boolean)
      .slice(0, SAMPLE),
  }))
  const guessed = adivinarColumnas(columns)
  return columns.map((column, i) => ({ ...column, destino: guessed[i] ?? null }))
}

/** A, B … Z, AA, as spreadsheets name them. */
function letterOf(i: number): string {
  const rest = Math.floor(i / 26)
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (i % 26))
}
