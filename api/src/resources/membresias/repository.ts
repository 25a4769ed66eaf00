import { isDeepStrictEqual } from 'node:util'
import type { Calls, Membresia } from '@backoffice/shared/contract'
import { and, asc, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { membresias } from '../../platform/database/schema.ts'
import { anyRow, deletedBy, deletedRow, RESTORED } from '../eliminados/restore.ts'

type Nueva = z.output<Calls['POST /configuracion/crear_membresia']['request']>
export type Cambios = Partial<Nueva>

const columns = {
  _id: membresias._id,
  version: membresias.version,
  nombre: membresias.nombre,
  precio: membresias.precio,
  descripcion: membresias.descripcion,
  beneficios: membresias.beneficios,
}

const live = (idLocatario: string, id: string) =>
  and(eq(membresias.id_locatario, idLocatario), eq(membresias._id, id), isNull(membresias.eliminacion))

/** The current plans by name; an office has a few dozen. */
export const listMembresias = (tx: Tx, idLocatario: string): Promise<Membresia[]> =>
  tx
    .select(columns)
    .from(membresias)
    .where(and(eq(membresias.id_locatario, idLocatario), isNull(membresias.eliminacion)))
    .orderBy(asc(membresias.nombre), asc(membresias._id))

export async function findMembresia(tx: Tx, idLocatario: string, id: string): Promise<Membresia | undefined> {
  const [row] = await tx.select(columns).from(membresias).where(live(idLocatario, id))
  return row
}

/** The same for a write: locks the row, so it waits for a concurrent change and sees it. */
export async function lockMembresia(tx: Tx, idLocatario: string, id: string): Promise<Membresia | undefined> {
  const [row] = await tx.select(columns).from(membresias).where(live(idLocatario, id)).for('update')
  return row
}

export async function insertMembresia(tx: Tx, idLocatario: string, nueva: Nueva): Promise<Membresia> {
  const { nombre, beneficios, precio = 0, descripcion } = nueva
  const [row] = await tx
    .insert(membresias)
    .values({
      id_locatario: idLocatario,
      _id: uuidv7(),
      nombre,
      beneficios,
      precio,
      descripcion,
    })
    .returning(columns)
  return row as Membresia
}

/** Whether an edit changes nothing. */
export const changesNothing = (plan: Membresia, cambios: Cambios): boolean =>
  (['nombre', 'precio', 'descripcion', 'beneficios'] as const).every(
    (campo) => cambios[campo] === undefined || isDeepStrictEqual(cambios[campo], plan[campo]),
  )

/** Earlier purchases keep their name and price (D25). */
export async function updateMembresia(
  tx: Tx,
  idLocatario: string,
  id: string,
  { nombre, precio, descripcion, beneficios }: Cambios,
): Promise<Membresia> {
  const [row] = await tx
    .update(membresias)
    .set({
      nombre,
      precio,
      descripcion,
      beneficios,
      version: sql`version + 1`,
    })
    .where(live(idLocatario, id))
    .returning(columns)
  return row as Membresia
}

/** Removes a plan from the list (D25). */
export async function removeMembresia(
  tx: Tx,
  idLocatario: string,
  id: string,
  idUsuario: string,
): Promise<void> {
  await tx.update(membresias).set(deletedBy(idUsuario)).where(live(idLocatario, id))
}

/** One plan, deleted or not, for its restore: locks the row. */
export async function lockAnyMembresia(tx: Tx, idLocatario: string, id: string) {
  const [row] = await tx
    .select({ ...columns, eliminacion: membresias.eliminacion })
    .from(membresias)
    .where(anyRow(membresias, idLocatario, id))
    .for('update')
  return row
}

/** Whether a current plan has this name, accents and case ignored. */
export async function isNameTaken(tx: Tx, idLocatario: string, nombre: string): Promise<boolean> {
  const same = and(
    eq(membresias.id_locatario, idLocatario),
    isNull(membresias.eliminacion),
    sql`f_norm(${membresias.nombre}) = f_norm(${nombre})`,
  )
  const rows = await tx.select({ _id: membresias._id }).from(membresias).where(same).limit(1)
  return rows.length > 0
}

export async function restoreMembresia(tx: Tx, idLocatario: string, id: string): Promise<Membresia> {
  const [row] = await tx
    .update(membresias)
    .set(RESTORED)
    .where(deletedRow(membresias, idLocatario, id))
    .returning(columns)
  return row as Membresia
}
