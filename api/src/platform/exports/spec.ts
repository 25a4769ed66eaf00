import type { CallName } from '@backoffice/shared/contract'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import type { Cut } from '../lists/cursor.ts'
import type { Condition, ListSpec, PageQuestion } from '../lists/page.ts'
import type { Cell } from './csv.ts'

/** The lists with a call `/…/exportar`. */
export type ExportedList = CallName extends infer N
  ? N extends `POST /${infer L}/exportar`
    ? L
    : never
  : never

export interface Column<R> {
  titulo: string
  valor: (row: R) => Cell
}

interface ExportBase<R> {
  /** The list's name, used for its call, for the file and for the stored query. */
  lista: ExportedList
  /** The audit's name for a row of the list. */
  entidad: string
  /** Throws the Refusal of a question that this session may not ask, although it may read the list. */
  refuses?: (session: Session, question: never) => void
  columns: (session: Session) => Column<R>[]
}

/** A list that `buscar` reads. */
export interface SearchedExport<Q, R extends { _id: string }> extends ExportBase<R> {
  spec: ListSpec
  conditions: (question: Q) => Condition[]
  rows: (idLocatario: string) => (tx: Tx, ids: string[]) => Promise<R[]>
}

/** A list that reads itself, batch by batch. */
export interface BatchedExport<Q, R> extends ExportBase<R> {
  /** Reads up to `filas` rows after the previous batch's cut; the last batch returns no cut. */
  batch: (
    tx: Tx,
    idLocatario: string,
    question: Q,
    cut: Cut | null,
    filas: number,
  ) => Promise<{ rows: R[]; cut: Cut | null }>
}

/** How one list is exported. */
export type ExportSpec = SearchedExport<unknown, { _id: string }> | BatchedExport<unknown, unknown>

export type Order = Pick<PageQuestion<string>, 'orden' | 'direccion'>

/** What every export is asked, beside its list's filters. */
export interface ExportQuestion extends Order {
  ids?: string[] | undefined
}

/** Checks the types of one list; the common type that holds several lists no longer knows their rows and queries. */
export const defineExport = <Q, R extends { _id: string }>(spec: SearchedExport<Q, R>): ExportSpec =>
  spec as unknown as ExportSpec

/** The same for a list that reads itself. */
export const defineBatchedExport = <Q, R>(spec: BatchedExport<Q, R>): ExportSpec =>
  spec as unknown as ExportSpec
