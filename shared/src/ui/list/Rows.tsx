import { RowsAsCards } from './RowsAsCards'
import { RowsAsTable } from './RowsAsTable'
import type { RowsViewProps } from './types'
import { useNarrow } from './useNarrow'

/** The rows: a table, or cards where there is no room for one. */
export const Rows = <Fila,>(props: RowsViewProps<Fila>) =>
  useNarrow() ? <RowsAsCards {...props} /> : <RowsAsTable {...props} />
