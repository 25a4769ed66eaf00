import { type AnyColumn, and, eq, isNotNull, isNull, type SQL, sql } from '../database/drizzle.ts'
import type { Tx } from '../database/database.ts'
import type { Entity, RecordTable, RowOf } from './entity.ts'

/* The statements that every kind of record has. */

interface Keyed {
  id_locatario: AnyColumn
  _id: AnyColumn
}

interface Deletable extends Keyed {
  eliminacion: AnyColumn
}

/** The row with this id, deleted or not. */
export const anyRow = (table: Keyed, idLocatario: string, id: string): SQL | undefined =>
  and(eq(table.id_locatario, idLocatario), eq(table._id, id))

/** The current row with this id. */
export const liveRow = (table: Deletable, idLocatario: string, id: string): SQL | undefined =>
  and(anyRow(table, idLocatario, id), isNull(table.eliminacion))

/** The deleted row with this id. */
export const deletedRow = (table: Deletable, idLocatario: string, id: string): SQL | undefined =>
  and(anyRow(table, idLocatario, id), isNotNull(table.eliminacion))

const ANOTHER_VERSION = { version: sql`version + 1` }

const select = ({ columnas, tabla }: Entity, tx: Tx, where: SQL | undefined) =>
  tx.select(columnas).from(tabla).where(where)

/** One current record. */
export async function findRow<E extends Entity>(
  tx: Tx,
  entity: E,
  idLocatario: string,
  id: string,
): Promise<RowOf<E> | undefined> {
  const [row] = await select(entity, tx, liveRow(entity.tabla, idLocatario, id))
  return row as RowOf<E> | undefined
}

/** One deleted record. */
export async function findDeleted<E extends Entity>(
  tx: Tx,
  entity: E,
  idLocatario: string,
  id: string,
): Promise<RowOf<E> | undefined> {
  const [row] = await select(entity, tx, deletedRow(entity.tabla, idLocatario, id))
  return row as RowOf<E> | undefined
}

/** One current record for a write: locks the row, so it waits for a concurrent change and sees it. */
export async function lockRow<E extends Entity>(
  tx: Tx,
  entity: E,
  idLocatario: string,
  id: string,
): Promise<RowOf<E> | undefined> {
  const [row] = await select(entity, tx, liveRow(entity.tabla, idLocatario, id)).for('update')
  return row as RowOf<E> | undefined
}

/** One record, deleted or not, for its restore: locks the row. */
export async function lockAny<E extends Entity>(tx: Tx, entity: E, idLocatario: string, id: string) {
  const { columnas, tabla } = entity
  const columns = { ...columnas, eliminacion: tabla.eliminacion }
  const [row] = await select({ ...entity, columnas: columns }, tx, anyRow(tabla, idLocatario, id)).for(
    'update',
  )
  return row as (RowOf<E> & { eliminacion: string | null }) | undefined
}

/** Changes one current record. */
export async function updateRow<E extends Entity>(
  tx: Tx,
  { tabla, columnas }: E,
  idLocatario: string,
  id: string,
  values: Partial<E['tabla']['$inferInsert']>,
): Promise<RowOf<E>> {
  const [row] = await tx
    .update(tabla as RecordTable)
    .set({ ...values, ...ANOTHER_VERSION })
    .where(liveRow(tabla, idLocatario, id))
    .returning(columnas)
  return row as RowOf<E>
}

/** Removes a record from every list (D25). */
export async function removeRow(
  tx: Tx,
  { tabla }: Pick<Entity, 'tabla'>,
  idLocatario: string,
  id: string,
  idUsuario: string,
): Promise<void> {
  await tx
    .update(tabla)
    .set({ eliminacion: sql`now()`, eliminado_por: idUsuario, ...ANOTHER_VERSION })
    .where(liveRow(tabla, idLocatario, id))
}

/** Puts a deleted record back. */
export async function restoreRow<E extends Entity>(
  tx: Tx,
  { tabla, columnas }: E,
  idLocatario: string,
  id: string,
  values: Partial<E['tabla']['$inferInsert']> = {},
): Promise<RowOf<E>> {
  const [row] = await tx
    .update(tabla as RecordTable)
    .set({ ...values, eliminacion: null, eliminado_por: null, ...ANOTHER_VERSION })
    .where(deletedRow(tabla, idLocatario, id))
    .returning(columnas)
  return row as RowOf<E>
}
