import type { ReactElement, ReactNode } from 'react'

/** One column of a table, as typed data. */
export interface Column<Fila> {
  /** Also the wire's `orden`. */
  id: string
  header: string
  /** null, undefined and '' show a dash (C-04). */
  cell(row: Fila): ReactNode
  /** In a DataTable every column is, unless false. */
  sortable?: boolean
  /** end: right-aligned, tabular figures. */
  align?: 'start' | 'end'
  /** The whole text, however long; otherwise at most two lines with an ellipsis. */
  wrap?: boolean
  /** Never broken, as a phone number; the other columns give way. `wide`: only where there is room, as a date. */
  nowrap?: boolean | 'wide'
  /** An e-mail: whole, and broken before its @ first where it needs more than a line. */
  email?: boolean
  /** What the card's title says already. */
  hideInCard?: boolean
  /** LocalTable only: what to sort by; with it the column is sortable. */
  sortValue?(row: Fila): string | number | null
}

export type RowActionIcon = 'ver' | 'editar' | 'eliminar' | 'elegir' | 'descargar' | 'cancelar'

/** One button at the end of a row. */
export interface RowAction {
  /** Its name; the row's name describes it. */
  label: string
  icon: RowActionIcon | ReactElement
  to?: string
  onClick?(): void
  disabled?: boolean
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
  /** «Ana López»: describes the row's actions, and is the card's title on a phone. */
  rowName(row: Fila): string
  rowActions?(row: Fila): RowAction[]
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
