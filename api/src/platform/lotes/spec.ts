import { type Calls, calls, type Lote } from '@backoffice/shared/contract'
import type { z } from 'zod'
import type { Actor } from '../audit/repository.ts'
import type { Session } from '../auth/session.ts'
import { anyOf } from '../database/statements/any-of.ts'
import type { Tx } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import type { List } from '../lists/list.ts'
import type { Entity, KeyedTable } from '../rows/entity.ts'

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
export type RowAction<D> = (tx: Tx, actor: Actor, row: Row, datos: D) => Promise<void>

/** What a request for a batch over this list says. */
export type Body<L extends Lote['lista']> = z.output<Calls[`POST /${L}/crear_lote`]['request']>

type Filtro<L extends Lote['lista']> = NonNullable<Body<L>['filtro']>

interface Named extends Pick<Entity, 'nombre'> {
  tabla: KeyedTable
}

/** What can be done to many rows of a list. */
export interface LoteSpec<L extends Lote['lista'], D> {
  lista: L
  entity: Named
  list: Pick<List<Filtro<L>>, 'refuses' | 'batch'>
  /** The column whose previous value is kept, so that it can be undone. */
  recuerda?: string
  /** Which actions a later batch can undo; `eliminar` by default. */
  deshace?: Lote['accion'][]
  /** Waits for what its rows need in any case, before the batch is locked: whoever stops a batch may hold that. */
  turno?: (tx: Tx, idLocatario: string) => Promise<void>
  /** What the action needs beside its rows; refuses what no row could take. */
  datos?: (tx: Tx, session: Session, body: Body<L>) => Promise<D>
  acciones: Record<Body<L>['accion'], RowAction<D>>
}

/** Whether somebody may begin a batch over this list; asked again for each group of rows. */
export const mayBegin = ({ lista }: { lista: Lote['lista'] }, may: (permiso: string) => boolean): boolean =>
  calls[`POST /${lista}/crear_lote`].access.some(may)

/** A batch of any list: what is asked of it was checked by the list's own call. */
export interface AnyLoteSpec extends Omit<LoteSpec<Lote['lista'], unknown>, 'list' | 'datos' | 'acciones'> {
  list: Pick<List<unknown>, 'refuses' | 'batch'>
  datos?: (tx: Tx, session: Session, body: unknown) => Promise<unknown>
  acciones: Partial<Record<Lote['accion'], RowAction<unknown>>>
}

/** Checks the types of one list; the common type that holds several lists no longer knows them. */
export const defineLote = <L extends Lote['lista'], D>(spec: LoteSpec<L, D>): AnyLoteSpec =>
  spec as unknown as AnyLoteSpec

/** How failures name these rows, deleted ones included. */
export async function namesOf(
  tx: Tx,
  { tabla, nombre }: Named,
  idLocatario: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ _id: tabla._id, nombre })
    .from(tabla)
    .where(and(eq(tabla.id_locatario, idLocatario), anyOf(tabla._id, ids)))
  return new Map(rows.map((row) => [row._id as string, row.nombre]))
}
