import { lazily } from '../../format/lazily.ts'
import type { Column, Sorting } from './types.ts'

const collator = lazily(() => new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' }))

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Compares two values of a list. Empty values come last in either direction, since they carry no information. */
export function compareValues(a: unknown, b: unknown, direction: 'asc' | 'desc'): number {
  const [aIsNothing, bIsNothing] = [isNothing(a), isNothing(b)]
  if (aIsNothing || bIsNothing) return Number(aIsNothing) - Number(bIsNothing)
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b))
  return direction === 'desc' ? -order : order
}

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
