import { calls, type Lote } from '@backoffice/shared/contract'
import type { Actor } from '../audit/repository.ts'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import { type Condition, type ListSpec, readBatch } from '../lists/page.ts'

export interface Row {
  id: string
  version?: number
  /** What it had before the batch, or goes back to; only where the list keeps it. */
  previo?: string
}

/** What a request for a batch says, whatever its list. */
export interface Asked {
  accion: Lote['accion']
  renglones?: { id: string; version?: number | undefined }[] | undefined
  id_lote?: string | undefined
  filtro?: unknown
  esperados?: number | undefined
}

/**
 * Does a batch's action to one row, by the rules of the call for one. A refusal becomes the row's failure, so it comes
 * before anything is written.
 */
export type Deed<D> = (tx: Tx, actor: Actor, row: Row, datos: D) => Promise<void>

/** What can be done to many rows of a list. */
export interface LoteSpec<Q = never, B = never, D = never> {
  lista: Lote['lista']
  /** What to call them, for one and for several. */
  nombres: readonly [string, string]
  tabla: string
  /** The column whose value of before is kept, for the undoing. */
  recuerda?: string
  /** Which action a later batch can undo; `eliminar` by default. */
  deshace?: Lote['accion']
  /** Waits for what its rows need in any case, before the batch is locked: who stops a batch may hold that. */
  turno?: (tx: Tx, idLocatario: string) => Promise<void>
  /** The rows that match, `max` at most. */
  matching: (tx: Tx, session: Session, filtro: Q, max: number) => Promise<string[]>
  /** What the action needs beside its rows; refuses what no row could take. */
  datos?: (tx: Tx, session: Session, body: B) => Promise<D>
  acciones: Partial<Record<Lote['accion'], Deed<D>>>
  /** How the list of failures names these rows, deleted ones included. */
  namesOf: (tx: Tx, idLocatario: string, ids: string[]) => Promise<Map<string, string>>
}

/** Whether somebody may begin a batch over this list; asked again for each group of rows. */
export const mayBegin = ({ lista }: Pick<LoteSpec, 'lista'>, may: (permiso: string) => boolean): boolean =>
  calls[`POST /${lista}/crear_lote`].access.some(may)

export type AnyLoteSpec = LoteSpec<unknown, unknown, unknown>

/** The rows of a list that `buscar` reads. */
export const searched =
  <Q>(spec: ListSpec, conditions: (filtro: Q) => Condition[]): LoteSpec<Q>['matching'] =>
  async (tx, _session, filtro, max) =>
    (await readBatch(tx, spec, conditions(filtro), null, max)).ids

/** Checks the types of one list; the common type that holds several lists no longer knows them. */
export const defineLote = <Q, B, D>(spec: LoteSpec<Q, B, D>): AnyLoteSpec => spec as unknown as AnyLoteSpec
