/** Tables, and the page around a list. */
export { Chips, type Chip } from './Chips'
export { ContactCell, type ContactCellProps } from '../contact/ContactCell'
export { DataTable, type DataTableProps } from './DataTable'
export { filterDialog, type FilterDialogOnDemand } from './filterDialog'
export { ListPage, type ListPageProps, type ListSelection, type ListTexts, type ListViews } from './ListPage'
export { LocalTable, type LocalTableProps } from './LocalTable'
export { RemoveDialog, type RemoveDialogProps } from './RemoveDialog'
export type { Column, DeletedRows, Empty, RowAction, RowChecks, RowsProps, Sorting, TableList } from './types'
