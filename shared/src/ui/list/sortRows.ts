import type { Column, Sorting } from './types'

const collator = new Intl.Collator('es-MX', { numeric: true, sensitivity: 'base' })

/** The same column again flips the direction; another one begins ascending. */
export function nextSorting(current: Sorting | null, id: string): Sorting {
  const flip = current?.id === id && current.direction === 'asc'
  return { id, direction: flip ? 'desc' : 'asc' }
}

/** A sorted copy. Empty values come last in both directions: they are what nobody looks for. */
export function sortRows<Fila>(rows: Fila[], columns: Column<Fila>[], sorting: Sorting | null): Fila[] {
  const valueOf = columns.find(({ id }) => id === sorting?.id)?.sortValue
  if (!sorting || !valueOf) return rows
  const sign = sorting.direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    const empties = Number(isNothing(left)) - Number(isNothing(right))
    if (empties !== 0 || isNothing(left)) return empties
    return sign * compare(left as string | number, right as string | number)
  })
}

const isNothing = (value: string | number | null) => value === null || value === ''

function compare(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
