import type { Session } from '../auth/session'
import type { Tx } from '../database/database'
import type { Condition, ListSpec, PageQuestion } from '../lists/page'
import type { Cell } from './csv'

export interface Column<R> {
  titulo: string
  valor: (row: R) => Cell
}

/** How one list leaves as a file. */
export interface ExportSpec<Q = unknown, R extends { _id: string } = { _id: string }> {
  /** The list's name: of the file, and where the question is kept. */
  lista: string
  /** As the audit calls a row of it. */
  entidad: string
  permiso: string
  spec: ListSpec
  conditions: (question: Q) => Condition[]
  rows: (idLocatario: string) => (tx: Tx, ids: string[]) => Promise<R[]>
  columns: (session: Session) => Column<R>[]
}

export type Order = Pick<PageQuestion<string>, 'orden' | 'direccion'>

/** Keeps the types of one list together; whoever holds several knows their rows and questions no longer. */
export const defineExport = <Q, R extends { _id: string }>(spec: ExportSpec<Q, R>): ExportSpec =>
  spec as unknown as ExportSpec
