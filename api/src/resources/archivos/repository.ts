import type { Archivo, ClaseArchivo } from '@backoffice/shared/contract'
import { and, desc, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import type { StoredFile } from '../../platform/uploads/stored.ts'
import { updateRow } from '../../platform/rows/rows.ts'
import { archivo, type ArchivoEntero, archivoRow } from './entidad.ts'
import { archivos } from './table.ts'

/** The files of a client, newest first. */
export async function listArchivos(tx: Tx, idLocatario: string, idCliente: string): Promise<Archivo[]> {
  const mine = and(
    eq(archivos.id_locatario, idLocatario),
    eq(archivos.id_cliente, idCliente),
    isNull(archivos.eliminacion),
  )
  const rows = await tx
    .select(archivoRow)
    .from(archivos)
    .where(mine)
    .orderBy(desc(archivos.fecha), desc(archivos._id))
  return rows as Archivo[]
}

interface Textos {
  nombre?: string
  descripcion?: string
  clase?: ClaseArchivo | null | undefined
  vence?: string | null | undefined
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
  { nombre, descripcion, clase, vence }: Textos & { nombre: string },
  file: StoredFile,
): Promise<string> {
  const _id = uuidv7()
  await tx.insert(archivos).values({
    id_locatario: idLocatario,
    _id,
    id_cliente: idCliente,
    nombre,
    descripcion,
    clase,
    vence,
    ...columnsOf(file),
  })
  return _id
}

/** Absent texts keep their value, and so do the bytes when there is no new file. */
export async function updateArchivo(
  tx: Tx,
  idLocatario: string,
  id: string,
  { nombre, descripcion, clase, vence }: Textos,
  file: StoredFile | null,
): Promise<void> {
  await updateRow(tx, archivo, idLocatario, id, {
    nombre,
    descripcion,
    clase,
    vence,
    ...(file && { ...columnsOf(file), fecha: sql`now()` }),
  })
}

/** What the audit keeps of a file: its description, not its store key. */
export const withoutKey = ({ clave: _key, sha256, ...rest }: ArchivoEntero) => ({
  ...rest,
  sha256: sha256.toString('hex'),
})
