import type { ReactElement, ReactNode } from 'react'

/**
 * What a column holds, which says how wide it is (table.styles.ts). A `text` shares the room that the others leave; a
 * `number` and `money` stand at the right; a `label` is a word, such as a status.
 */
export type ColumnKind = 'text' | 'email' | 'phone' | 'date' | 'period' | 'label' | 'number' | 'money'

/** One column of a table, as typed data. */
export interface Column<Fila> {
  /** Also the wire's `orden`. */
  id: string
  header: string
  /** null, undefined and '' show a dash (C-04). */
  cell(row: Fila): ReactNode
  /** `text` unless said. */
  kind?: ColumnKind
  /** In a DataTable every column is, unless false. */
  sortable?: boolean
  /** The whole text, however long; otherwise at most two lines with an ellipsis. */
  wrap?: boolean
  /** What the card's title says already. */
  hideInCard?: boolean
  /** LocalTable only: what to sort by; with it the column is sortable. */
  sortValue?(row: Fila): string | number | null
}

export type RowActionIcon = 'ver' | 'editar' | 'eliminar' | 'elegir' | 'descargar' | 'cancelar'

/** One button at the end of a row. */
export interface RowAction {
  /** Its tooltip, and with the row's name its own: «Eliminar» is «Eliminar a Ana Ruiz». */
  label: string
  /** Between the two, as the label needs it: «Editar a Ana Ruiz», «Detalles de Ana Ruiz». */
  preposition?: 'a' | 'de'
  icon: RowActionIcon | ReactElement
  /** May also be what a click on the row does, and its name as a link; the first such action is. */
  opens?: boolean
  to?: string
  onClick?(): void
  disabled?: boolean
  /** Stands apart from the others. */
  danger?: boolean
}

/** What is said where there are no rows. */
export interface Empty {
  title: string
  text?: ReactNode
  action?: ReactNode
}

export interface Sorting {
  id: string
  direction: 'asc' | 'desc'
}

/** What both tables are told about their rows. */
export interface RowsProps<Fila> {
  /** The table's name. */
  label: string
  columns: Column<Fila>[]
  rowId(row: Fila): string
  /** «Ana López»: names the row's actions and its link, and is the title of its card. */
  rowName(row: Fila): string
  rowActions?(row: Fila): RowAction[]
  /** How many of them a row has at most: their column is as wide from the start. 3 unless said. */
  actionSlots?: number
}

/** What the table of the rows and their cards are told. */
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

type Failure = { msg: string | null }

type TableState<Fila> =
  | { status: 'loading' }
  | { status: 'error'; error: Failure }
  | {
      status: 'ready'
      rows: Fila[]
      total: number
      totalExacto: boolean
      refreshing: boolean
      refreshError: Failure | null
    }

type TableAction =
  { type: 'pagina'; pagina: number } | { type: 'filas'; filas: number } | { type: 'orden'; orden: string }

/** What DataTable needs of useList's List, which it fits: ui stands below resource and may not import it. */
export interface TableList<Fila> {
  query: { pagina: number; filas: number; orden: string | null; direccion: 'asc' | 'desc' }
  dispatch(action: TableAction): void
  state: TableState<Fila>
  reload(): Promise<void>
  filtered: boolean
}
