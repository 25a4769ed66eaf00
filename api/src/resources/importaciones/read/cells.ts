import { Unreadable } from './unreadable.ts'

/** How many columns a sheet may have, and how much of a cell is read: a field takes a tenth of that. */
export const COLUMNS_MAX = 500
const CELL_MAX = 5_000

type Value = string | number | boolean | Date | null | undefined

/** A cell's text as a person reads it; a day as AAAA-MM-DD. */
function textOf(value: Value): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  // The database takes neither a null character nor half of a surrogate pair in a text.
  return String(value)
    .slice(0, CELL_MAX)
    .replace(/\0|\p{Cs}/gu, '')
}

/** A row's texts, without what is empty at its end. */
export function cellsOf(values: readonly Value[]): string[] {
  let length = values.length
  while (length > 0 && (values[length - 1] ?? '') === '') length--
  if (length > COLUMNS_MAX) throw new Unreadable(`La hoja tiene más de ${COLUMNS_MAX} columnas`)
  return Array.from({ length }, (_, i) => textOf(values[i]))
}
