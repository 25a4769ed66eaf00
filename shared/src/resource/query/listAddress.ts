import { filterKey, initialQuery, writeQuery } from './address.ts'
import type { ListQuery, ListShape } from '../types.ts'

/** The address (`?…`) of the first page of a list's query; missing members have the values of the menu's address. */
export function listAddress<F extends object>(
  definition: ListShape<F>,
  query: Partial<ListQuery<F>>,
): string {
  const whole = { ...initialQuery(definition), ...query, pagina: 0 }
  const tab = new URLSearchParams(definition.vista && { vista: definition.vista })
  return `?${writeQuery(definition, whole, tab).toString()}`
}

/** Whether two sets of filters are the same query. */
export const sameFilters = <F extends object>(definition: ListShape<F>, one: F, other: F): boolean =>
  filterKey(definition, one) === filterKey(definition, other)
