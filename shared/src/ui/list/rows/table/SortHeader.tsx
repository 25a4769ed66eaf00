import { IconSort, IconSortAsc, IconSortDesc } from '../../../icons/index.ts'
import { usePrinting } from '../../../hooks/usePrinting.ts'
import type { Column, Sorting } from '../../types.ts'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

export interface SortHeaderProps<Fila> {
  column: Column<Fila>
  sortable: boolean
  sorting: Sorting | null
  onSort(id: string): void
}

/** A column's head, with a button if the column is sortable (C-05). */
export function SortHeader<Fila>({ column, sortable, sorting, onSort }: SortHeaderProps<Fila>) {
  // Browsers repeat a table's head on each sheet, but omit the text of its buttons.
  const printing = usePrinting()
  if (!sortable || printing) {
    return (
      <th scope="col" data-kind={column.kind}>
        {column.header}
      </th>
    )
  }
  const direction = sorting?.id === column.id ? sorting.direction : null
  return (
    <th scope="col" data-kind={column.kind} aria-sort={direction ? ariaSort[direction] : 'none'}>
      <button type="button" data-sort="" onClick={() => onSort(column.id)}>
        {column.header}
        {direction === null && <IconSort size={16} />}
        {direction === 'asc' && <IconSortAsc size={16} />}
        {direction === 'desc' && <IconSortDesc size={16} />}
      </button>
    </th>
  )
}
