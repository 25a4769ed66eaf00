import { compareValues } from '../compare.ts'
import type { Column, Sorting } from './types.ts'

/** The same column again reverses the direction; another one starts ascending. */
export function nextSorting(current: Sorting | null, id: string): Sorting {
  const flip = current?.id === id && current.direction === 'asc'
  return { id, direction: flip ? 'desc' : 'asc' }
}

/** A sorted copy. */
export function sortRows<Fila>(rows: Fila[], columns: Column<Fila>[], sorting: Sorting | null): Fila[] {
  const valueOf = columns.find(({ id }) => id === sorting?.id)?.sortValue
  if (!sorting || !valueOf) return rows
  return [...rows].sort((a, b) => compareValues(valueOf(a), valueOf(b), sorting.direction))
}
