import type { ComponentType, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Palabras } from '../../../format/pedido.ts'
import type { FilterableList } from '../../dialog/FilterDialog.tsx'
import type { DeletedRows, RowAction, RowChecks, RowsProps, TableList } from '../types.ts'
import type { Chip } from './chips/Chips.tsx'
import type { FilterDialogOnDemand } from './filterDialog.tsx'

/** The texts of one list page; the texts that all of them share are the kit's. */
export interface ListTexts {
  titulo: string
  /** The list is empty: says what it is for. */
  vacia: { titulo: string; texto: string }
  /** Nothing matches the filters; `pedido`: the filters in words. */
  sinResultados?: { titulo: string; texto(pedido: string): string }
}

/** How high this person wants the rows, their named questions, and the dialog in which they choose, which comes when it opens. */
export interface ListViews {
  compact: boolean
  /** Above the rows, with the one in use marked. */
  chips?: Chip[]
  panel(open: boolean, onClose: () => void): ReactNode
}

/** A list's file, from useExport. */
export interface ListFile {
  offered: boolean
  offersCsvToo?: boolean
  start(ids?: string[], formato?: 'csv' | 'xlsx'): unknown
  pending: boolean
  error: { kind: string } | null
  /** Its dialog, if one is open. */
  panel?: ReactNode
}

/** Choosing several rows, and doing something with all of them. */
export interface ListSelection<Fila> {
  offered: boolean
  /** Undefined until «Seleccionar» is pressed. */
  checks: RowChecks<Fila> | undefined
  start(): void
  /** How many are chosen, and what can be done with them. */
  bar: ReactNode
  /** The progress of a batch that runs. */
  progress: ReactNode
}

export interface ListPageProps<Fila, F extends FieldValues> extends Pick<
  RowsProps<Fila>,
  'columns' | 'rowName' | 'actionSlots' | 'cardTitle' | 'onMessage'
> {
  texts: ListTexts
  /** From useList. */
  list: TableList<Fila> & FilterableList<F>
  /** The dialog from `filterDialog`, and the filters in words, all and each. */
  filters?: {
    Dialog: FilterDialogOnDemand
    asked(filtros: F): string
    /** Each filter in words: each is a chip that goes alone. */
    words?: Palabras<F>
  }
  /** From useExport; «Exportar» appears if the server can write the file, and «CSV» if that is a choice. */
  file?: ListFile
  /** The link to where a file becomes rows, beside «Exportar»; false: not permitted. */
  bring?: false | { label: string; to: string }
  /** The button that creates a new one; false: not permitted. */
  add?: false | { label: string; to: string } | { label: string; onClick(): void }
  /** The actions of a row; false entries are left out. Undefined: no column for actions. */
  rowActions?: ((row: Fila) => (RowAction | false)[]) | undefined
  /** The deleted rows, and the dialog (from `onDemand`) that shows one: adds their column, their actions and the dialog. */
  deleted?: {
    rows: DeletedRows<Fila>
    Dialog: ComponentType<{ row: Fila; deleted: DeletedRows<Fila>; onClose(): void }>
  }
  /** From useViews: «Vistas y columnas». */
  views?: ListViews
  /** From useSelection: «Seleccionar» and what can be done with many rows. */
  selection?: ListSelection<Fila>
  /** Shown between the title and the rows: Chips. */
  above?: ReactNode
  /** What the rows add up to, right above them. */
  summary?: ReactNode
  /** The page's other dialogs: RemoveDialog. */
  children?: ReactNode
}
