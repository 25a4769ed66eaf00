import { lastChange } from '../audit/last-change.ts'
import { type Actor, auditBy } from '../audit/repository.ts'
import type { Tx } from '../database/database.ts'
import { notFound, staleVersion } from '../http/refusal.ts'
import type { Entity, RowOf } from './entity.ts'
import { lockAny, lockRow, removeRow, restoreRow } from './rows.ts'

/** What a call says of the record that it changes. */
export interface Which {
  id: string
  version?: number | undefined
}

/** Locks a current record for a write; refuses one that is gone, and one that somebody changed meanwhile (D41). */
export async function takeRow<E extends Entity>(
  tx: Tx,
  entity: E,
  idLocatario: string,
  { id, version }: Which,
): Promise<RowOf<E>> {
  const row = await lockRow(tx, entity, idLocatario, id)
  if (!row) throw notFound(entity.falta)
  if (version !== undefined && version !== row.version)
    throw await changedMeanwhile(tx, idLocatario, entity.entidad, id)
  return row
}

/** The refusal of a version that is not the record's: it says who saved the newer one, and when (D41). */
export const changedMeanwhile = async (
  tx: Tx,
  idLocatario: string,
  entidad: string,
  id: string,
): Promise<Error> => staleVersion(await lastChange(tx, idLocatario, entidad, id))

/** Deletes a record (D25); refuses before it writes. */
export async function removeRecord(tx: Tx, entity: Entity, actor: Actor, which: Which): Promise<void> {
  const antes = await takeRow(tx, entity, actor.idLocatario, which)
  await removeRow(tx, entity, actor.idLocatario, which.id, actor.idUsuario)
  auditBy(tx, actor, { accion: 'eliminar', entidad: entity.entidad, idEntidad: which.id, antes })
}

/**
 * Puts a deleted record back (D53). One that is not deleted is what the call wants, so that one that comes twice is
 * answered like the first.
 * @param refuses throws the Refusal of a record that may not come back
 */
export async function restoreRecord<E extends Entity>(
  tx: Tx,
  entity: E,
  actor: Actor,
  { id, version }: Which,
  refuses?: (row: RowOf<E>) => Promise<void> | void,
): Promise<RowOf<E>> {
  const found = await lockAny(tx, entity, actor.idLocatario, id)
  if (!found) throw notFound(entity.falta)
  const { eliminacion: _gone, ...row } = found
  if (!isDeleted(found, version)) return row as unknown as RowOf<E>
  await refuses?.(row as unknown as RowOf<E>)
  const despues = await restoreRow(tx, entity, actor.idLocatario, id)
  auditBy(tx, actor, { accion: 'restaurar', entidad: entity.entidad, idEntidad: id, despues })
  return despues
}

/** Whether a restore has something to do; a version that is not the deleted row's is refused (D41). */
export function isDeleted(
  row: { eliminacion: string | null; version: unknown },
  version: number | undefined,
): boolean {
  if (row.eliminacion === null) return false
  if (version !== undefined && version !== row.version) throw staleVersion()
  return true
}
