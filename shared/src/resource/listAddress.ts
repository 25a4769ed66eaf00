import { filterKey, initialQuery, writeQuery } from './address'
import type { ListQuery, ListShape } from './types'

/** The address, `?…`, of a list's query from its first page; members left out are those of the menu's address. */
export function listAddress<F extends object>(
  definition: ListShape<F>,
  query: Partial<ListQuery<F>>,
): string {
  const whole = { ...initialQuery(definition), ...query, pagina: 0 }
  return `?${writeQuery(definition, whole, new URLSearchParams()).toString()}`
}

/** Whether two sets of filters ask for the same. */
export const sameFilters = <F extends object>(definition: ListShape<F>, one: F, other: F): boolean =>
  filterKey(definition, one) === filterKey(definition, other)
