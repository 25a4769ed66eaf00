import type { Archivo } from '@backoffice/shared/contract'
import { and, desc, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import type { StoredFile } from '../../platform/uploads/stored.ts'
import { anyRow, deletedBy, deletedRow, RESTORED } from '../eliminados/restore.ts'
import { archivos } from './table.ts'

const row = {
  _id: archivos._id,
  version: archivos.version,
  nombre: archivos.nombre,
  descripcion: archivos.descripcion,
  extension: archivos.extension,
  fecha: archivos.fecha,
  tamano: archivos.bytes,
  url: sql<null>`null`,
}
const whole = { ...row, id_cliente: archivos.id_cliente, clave: archivos.clave, sha256: archivos.sha256 }

/** A file as the server knows it. */
export type ArchivoEntero = Archivo & { version: number; id_cliente: string; clave: string; sha256: Buffer }

const live = (idLocatario: string, id: string) =>
  and(eq(archivos.id_locatario, idLocatario), eq(archivos._id, id), isNull(archivos.eliminacion))

/** The files of a client, newest first. */
export async function listArchivos(tx: Tx, idLocatario: string, idCliente: string): Promise<Archivo[]> {
  const mine = and(
    eq(archivos.id_locatario, idLocatario),
    eq(archivos.id_cliente, idCliente),
    isNull(archivos.eliminacion),
  )
  const rows = await tx
    .select(row)
    .from(archivos)
    .where(mine)
    .orderBy(desc(archivos.fecha), desc(archivos._id))
  return rows as Archivo[]
}

/** One current file with all its columns. */
export async function findArchivo(tx: Tx, idLocatario: string, id: string): Promise<ArchivoEntero | null> {
  const [found] = await tx.select(whole).from(archivos).where(live(idLocatario, id))
  return (found as ArchivoEntero | undefined) ?? null
}

/** The same for a write: locks the row, so it waits for a concurrent change and sees it. */
export async function lockArchivo(tx: Tx, idLocatario: string, id: string): Promise<ArchivoEntero | null> {
  const [found] = await tx.select(whole).from(archivos).where(live(idLocatario, id)).for('update')
  return (found as ArchivoEntero | undefined) ?? null
}

interface Textos {
  nombre?: string
  descripcion?: string
}

const columnsOf = ({ extension, key, bytes, sha256 }: StoredFile) => ({
  extension,
  clave: key,
  bytes,
  sha256,
})

export async function insertArchivo(
  tx: Tx,
  idLocatario: string,
  idCliente: string,
  { nombre, descripcion }: Textos & { nombre: string },
  file: StoredFile,
): Promise<string> {
  const _id = uuidv7()
  await tx.insert(archivos).values({
    id_locatario: idLocatario,
    _id,
    id_cliente: idCliente,
    nombre,
    descripcion,
    ...columnsOf(file),
  })
  return _id
}

/** Absent texts keep their value, and so do the bytes when there is no new file. */
export async function updateArchivo(
  tx: Tx,
  idLocatario: string,
  id: string,
  { nombre, descripcion }: Textos,
  file: StoredFile | null,
): Promise<void> {
  await tx
    .update(archivos)
    .set({
      nombre,
      descripcion,
      ...(file && { ...columnsOf(file), fecha: sql`now()` }),
      version: sql`version + 1`,
    })
    .where(live(idLocatario, id))
}

/** Removes a file from its client's list (D25). */
export async function removeArchivo(
  tx: Tx,
  idLocatario: string,
  id: string,
  idUsuario: string,
): Promise<void> {
  await tx.update(archivos).set(deletedBy(idUsuario)).where(live(idLocatario, id))
}

/** One file, deleted or not, for its restore: locks the row. */
export async function lockAnyArchivo(
  tx: Tx,
  idLocatario: string,
  id: string,
): Promise<(ArchivoEntero & { eliminacion: string | null }) | null> {
  const [found] = await tx
    .select({ ...whole, eliminacion: archivos.eliminacion })
    .from(archivos)
    .where(anyRow(archivos, idLocatario, id))
    .for('update')
  return (found as (ArchivoEntero & { eliminacion: string | null }) | undefined) ?? null
}

export async function restoreArchivo(tx: Tx, idLocatario: string, id: string): Promise<void> {
  await tx
    .update(archivos)
    .set(RESTORED)
    .where(deletedRow(archivos, idLocatario, id))
}

/** What the audit keeps of a file: its description, not its store key. */
export const withoutKey = ({ clave: _key, sha256, ...rest }: ArchivoEntero) => ({
  ...rest,
  sha256: sha256.toString('hex'),
})
