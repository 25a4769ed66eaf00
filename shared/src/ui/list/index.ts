/** Tables. */
export { DataTable, type DataTableProps } from './DataTable'
export { LocalTable, type LocalTableProps } from './LocalTable'
export type { Column, Empty, RowAction, RowsProps, Sorting, TableList } from './types'
