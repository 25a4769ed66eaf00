import type { Asesor, AsesoriaDetalles } from '@backoffice/shared/contract'
import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import { asesorias, usuarios } from '../../platform/database/schema.ts'
import { anyRow, deletedBy, deletedRow, RESTORED } from '../eliminados/restore.ts'
import { nombreCompleto } from '../usuarios/full-name.ts'

/** A row of its table. */
export interface Asesoria {
  id_cliente: string
  id_asesor: string
  tipo: number
  motivo: string
  descripcion: string
  creacion: string
  finalizacion: string | null
}

const columns = {
  version: asesorias.version,
  id_cliente: asesorias.id_cliente,
  id_asesor: asesorias.id_asesor,
  tipo: asesorias.tipo,
  motivo: asesorias.motivo,
  descripcion: asesorias.descripcion,
  creacion: asesorias.creacion,
  finalizacion: asesorias.finalizacion,
}

const live = (idLocatario: string, id: string) =>
  and(eq(asesorias.id_locatario, idLocatario), eq(asesorias._id, id), isNull(asesorias.eliminacion))

/**
 * One current advisory, or a deleted one, with the names of its client and advisor, who may have been deleted (D25).
 */
export async function findAsesoria(
  tx: Tx,
  idLocatario: string,
  id: string,
  which: 'current' | 'deleted' = 'current',
): Promise<AsesoriaDetalles | undefined> {
  const asesor = and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor))
  const [row] = await tx
    .select({
      ...columns,
      _id: asesorias._id,
      status: asesorias.status,
      cliente: asesorias.cliente,
      empresa: asesorias.empresa,
      asesor: nombreCompleto(),
    })
    .from(asesorias)
    .innerJoin(usuarios, asesor)
    .where(which === 'deleted' ? deletedRow(asesorias, idLocatario, id) : live(idLocatario, id))
  if (!row) return undefined
  const { id_cliente, id_asesor, cliente, asesor: nombre, ...rest } = row
  return {
    ...(rest as AsesoriaDetalles),
    cliente: { _id: id_cliente, nombre: cliente },
    asesor: { _id: id_asesor, nombre },
  }
}

/** One current advisory for a write: locks the row, so it waits for a concurrent change and sees it. */
export async function lockAsesoria(
  tx: Tx,
  idLocatario: string,
  id: string,
): Promise<(Asesoria & { version: number }) | undefined> {
  const [row] = await tx.select(columns).from(asesorias).where(live(idLocatario, id)).for('update')
  return row
}

export async function insertAsesoria(tx: Tx, idLocatario: string, asesoria: Asesoria): Promise<string> {
  const _id = uuidv7()
  // A trigger fills in the client's names.
  await tx.insert(asesorias).values({ ...asesoria, id_locatario: idLocatario, _id })
  return _id
}

export async function updateAsesoria(
  tx: Tx,
  idLocatario: string,
  id: string,
  asesoria: Omit<Asesoria, 'id_cliente'>,
): Promise<void> {
  await tx
    .update(asesorias)
    .set({ ...asesoria, version: sql`version + 1` })
    .where(live(idLocatario, id))
}

/** Removes an advisory from every list (D25). */
export async function removeAsesoria(
  tx: Tx,
  idLocatario: string,
  id: string,
  idUsuario: string,
): Promise<void> {
  await tx.update(asesorias).set(deletedBy(idUsuario)).where(live(idLocatario, id))
}

/** One advisory, deleted or not, for its restore: locks the row. */
export async function lockAnyAsesoria(tx: Tx, idLocatario: string, id: string) {
  const [row] = await tx
    .select({ ...columns, eliminacion: asesorias.eliminacion })
    .from(asesorias)
    .where(anyRow(asesorias, idLocatario, id))
    .for('update')
  return row
}

export async function restoreAsesoria(tx: Tx, idLocatario: string, id: string): Promise<void> {
  await tx
    .update(asesorias)
    .set(RESTORED)
    .where(deletedRow(asesorias, idLocatario, id))
}

/** The possible advisors: every active user, by full name. */
export const listAsesores = (tx: Tx, idLocatario: string): Promise<Asesor[]> =>
  tx
    .select({ _id: usuarios._id, nombre: nombreCompleto() })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), isNull(usuarios.eliminacion)))
    .orderBy(nombreCompleto(), usuarios._id)
