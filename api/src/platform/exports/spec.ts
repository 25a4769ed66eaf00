import type { Session } from '../auth/session'
import type { Tx } from '../database/database'
import type { Condition, ListSpec, PageQuestion } from '../lists/page'
import type { Cell } from './csv'

export interface Column<R> {
  titulo: string
  valor: (row: R) => Cell
}

/** How one list is exported. */
export interface ExportSpec<Q = unknown, R extends { _id: string } = { _id: string }> {
  /** The list's name, used for the file and for the stored query. */
  lista: string
  /** The audit's name for a row of the list. */
  entidad: string
  permiso: string
  spec: ListSpec
  conditions: (question: Q) => Condition[]
  rows: (idLocatario: string) => (tx: Tx, ids: string[]) => Promise<R[]>
  columns: (session: Session) => Column<R>[]
}

export type Order = Pick<PageQuestion<string>, 'orden' | 'direccion'>

/** Checks the types of one list; the common type that holds several lists no longer knows their rows and queries. */
export const defineExport = <Q, R extends { _id: string }>(spec: ExportSpec<Q, R>): ExportSpec =>
  spec as unknown as ExportSpec
