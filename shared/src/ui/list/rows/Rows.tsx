import { RowsAsCards } from './RowsAsCards.tsx'
import { RowsAsTable } from './RowsAsTable.tsx'
import type { RowsViewProps } from '../types.ts'
import { useNarrow } from './useNarrow.ts'

/** The rows: a table, or cards where there is no room for one. */
export const Rows = <Fila,>(props: RowsViewProps<Fila>) =>
  useNarrow() ? <RowsAsCards {...props} /> : <RowsAsTable {...props} />
