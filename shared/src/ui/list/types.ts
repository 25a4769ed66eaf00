import type { ReactElement, ReactNode } from 'react'
import type { Contact } from '../contact/contact.ts'

/**
 * The kind of a column's content, which determines its width (table.styles.ts). A `text` shares the room that the
 * others leave; `number` and `money` are right-aligned; a `label` is a single word, such as a status.
 */
export type ColumnKind = 'text' | 'email' | 'phone' | 'date' | 'period' | 'label' | 'number' | 'money'

/** Somebody, as initials in a colour that their id decides. */
export interface Person {
  id: string
  initials: string
}

/** One column of a table, as typed data. */
export interface Column<Fila> {
  /** Also the wire's `orden`. */
  id: string
  header: string
  /** null, undefined and '' show a dash (C-04). */
  cell(row: Fila): ReactNode
  /** `text` by default. */
  kind?: ColumnKind
  /** In a DataTable every column is sortable, unless false. */
  sortable?: boolean
  /** Shows the full text, however long; otherwise it is truncated after two lines. */
  wrap?: boolean
  /** The card omits it, because its title shows it already. */
  hideInCard?: boolean
  /** Beyond the specified ones: shown to those who chose it. */
  optional?: boolean
  /** The phones and e-mails of the person that the cell names: the cell gets a button that opens them (E-08). */
  contacts?(row: Fila): Contact[]
  /** The first column of a list of people: their initials, in a colour of their own. */
  person?(row: Fila): Person
  /** LocalTable only: the sort value; it makes the column sortable. */
  sortValue?(row: Fila): string | number | null
}

export type RowActionIcon = 'ver' | 'editar' | 'eliminar' | 'elegir' | 'descargar' | 'cancelar'

/** One button at the end of a row. */
export interface RowAction {
  /** Its tooltip, and part of its accessible name: «Eliminar» becomes «Eliminar a Ana Ruiz». */
  label: string
  /** Joins label and name: «Editar a Ana Ruiz», «Detalles de Ana Ruiz». */
  preposition?: 'a' | 'de'
  icon: RowActionIcon | ReactElement
  /** May also be the target of a click on the row and of its name; the first such action is used. */
  opens?: boolean
  to?: string
  onClick?(): void
  disabled?: boolean
  /** Set apart from the others. */
  danger?: boolean
}

/** The deleted rows of a list, as useDeleted gives them. */
export interface DeletedRows<Fila> {
  /** Whether the list shows the deleted rows. */
  shown: boolean
  /** The list's columns; with deleted rows, also the column of the deletion. */
  columns(own: Column<Fila>[]): Column<Fila>[]
  isDeleted(row: Fila): boolean
  /** The actions of a deleted row: reading and restoring it. */
  rowActions(row: Fila): RowAction[]
  /** The row whose record is open; null: none. */
  row: Fila | null
  close(): void
  /** Restores a row; one at a time. */
  restore(row: Fila): Promise<void>
  pending: boolean
}

/** The message when there are no rows. */
export interface Empty {
  title: string
  text?: ReactNode
  action?: ReactNode
}

export interface Sorting {
  id: string
  direction: 'asc' | 'desc'
}

/** The checks of a list's rows, while several are chosen. */
export interface RowChecks<Fila> {
  isChosen(row: Fila): boolean
  choose(rows: Fila[], on: boolean): void
}

/** What both tables need to know about their rows. */
export interface RowsProps<Fila> {
  /** The table's accessible name. */
  label: string
  columns: Column<Fila>[]
  rowId(row: Fila): string
  /** «Ana López»: names the row's actions and its link, and is its card's title. */
  rowName(row: Fila): string
  rowActions?(row: Fila): RowAction[]
  /** «Avisar» in the contact menus of a row (E-22); undefined: not offered. */
  onMessage?: ((row: Fila) => void) | undefined
  /** A card's title in two lines, whom it is about in bold and what; by default its name. */
  cardTitle?(row: Fila): { who: string; what?: string }
  /** Undefined: rows can't be chosen now. */
  checks?: RowChecks<Fila> | undefined
  /** Rows of 36 px instead of 44. */
  compact?: boolean
  /** The largest number of actions in a row, which reserves the column's width. 3 by default. */
  actionSlots?: number
}

/** The props that the table and the cards share. */
export interface RowsViewProps<Fila> extends RowsProps<Fila> {
  /** null until they arrive. */
  rows: Fila[] | null
  /** Newer rows are on their way. */
  refreshing?: boolean
  /** Rows react to the pointer even where a click opens nothing (C-05). */
  highlight?: boolean
  sorting: Sorting | null
  isSortable(column: Column<Fila>): boolean
  onSort(id: string): void
  /** The heading level of a card's title. */
  cardLevel: 2 | 3
}

/** The members of an ApiError used here. */
export type Failure = { msg: string | null; kind?: string }

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

/**
 * The parts of useList's List that DataTable needs; declared here because ui may not import from resource, a higher
 * layer.
 */
export interface TableList<Fila> {
  query: { pagina: number; filas: number; orden: string | null; direccion: 'asc' | 'desc' }
  dispatch(action: TableAction): void
  state: TableState<Fila>
  reload(): Promise<void>
  filtered: boolean
}
