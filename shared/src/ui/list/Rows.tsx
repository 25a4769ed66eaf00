import { RowsAsCards } from './RowsAsCards'
import { RowsAsTable } from './RowsAsTable'
import type { Column, RowsProps, Sorting } from './types'
import { useNarrow } from './useNarrow'

export interface RowsViewProps<Fila> extends RowsProps<Fila> {
  /** null: they are still coming. */
  rows: Fila[] | null
  /** Newer ones are coming. */
  refreshing?: boolean
  /** Rows react to the pointer even where a click opens nothing (C-05). */
  highlight?: boolean
  sorting: Sorting | null
  isSortable(column: Column<Fila>): boolean
  onSort(id: string): void
  /** The heading that a card's title is, where rows are cards. */
  cardLevel: 2 | 3
}

/** The rows: a table, or cards where there is no room for one. */
export const Rows = <Fila,>(props: RowsViewProps<Fila>) =>
  useNarrow() ? <RowsAsCards {...props} /> : <RowsAsTable {...props} />
