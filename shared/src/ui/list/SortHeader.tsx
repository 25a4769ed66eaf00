import { IconSort, IconSortAsc, IconSortDesc } from '../icons'
import type { Column, Sorting } from './types'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export interface SortHeaderProps<Fila> {
  column: Column<Fila>
  sortable: boolean
  sorting: Sorting | null
  onSort(id: string): void
}

/** A column's head; a button in it where the column can be sorted (C-05). */
export function SortHeader<Fila>({ column, sortable, sorting, onSort }: SortHeaderProps<Fila>) {
  const end = column.align === 'end' ? '' : undefined
  if (!sortable) {
    return (
      <th scope="col" data-end={end}>
        {column.header}
      </th>
    )
  }
  const direction = sorting?.id === column.id ? sorting.direction : null
  return (
    <th scope="col" data-end={end} aria-sort={direction ? ariaSort[direction] : 'none'}>
      <button type="button" onClick={() => onSort(column.id)}>
        {column.header}
        {direction === null && <IconSort size={16} />}
        {direction === 'asc' && <IconSortAsc size={16} />}
        {direction === 'desc' && <IconSortDesc size={16} />}
      </button>
    </th>
  )
}
