/** Tables, and the page around a list. */
export { Chips, type Chip } from './page/chips/Chips.tsx'
export { ContactCell, type ContactCellProps } from '../contact/ContactCell.tsx'
export { DataTable, type DataTableProps } from './DataTable.tsx'
export { filterDialog, type FilterDialogOnDemand } from './page/filterDialog.tsx'
export { ListPage } from './page/ListPage.tsx'
export type { ListPageProps, ListSelection, ListTexts, ListViews } from './page/types.ts'
export { LocalTable, type LocalTableProps } from './LocalTable.tsx'
export { SmallSelect, type SmallSelectProps } from './paging/SmallSelect.tsx'
export { Tabs } from './page/Tabs.tsx'
export { RemoveDialog, type RemoveDialogProps } from './page/RemoveDialog.tsx'
export type {
  Column,
  DeletedRows,
  Empty,
  RowAction,
  RowChecks,
  RowsProps,
  Sorting,
  TableList,
} from './types.ts'
