import type { Nota } from '@backoffice/shared/contract'
import { alias, and, desc, eq, isNull } from '../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../platform/database/database.ts'
import { usuarios, nombreCompleto } from '../usuarios/table.ts'
import { liveRow } from '../../platform/rows/rows.ts'
import type { NotaEntera } from './entidad.ts'
import { notas } from './table.ts'

/** What an edit may change. */
export type Campos = Pick<NotaEntera, 'texto' | 'vence' | 'id_responsable' | 'hecha'>

const autor = alias(usuarios, 'autor')
const responsable = alias(usuarios, 'responsable')

/** The members of a note, with the names of its people, even of deleted ones (D25). */
export const columns = {
  _id: notas._id,
  version: notas.version,
  texto: notas.texto,
  vence: notas.vence,
  hecha: notas.hecha,
  creacion: notas.creacion,
  id_autor: notas.id_autor,
  autor: nombreCompleto(autor),
  id_responsable: notas.id_responsable,
  responsable: nombreCompleto(responsable),
}

/** A query of notes with the names of their people. */
export const selectNotas = <F extends object>(tx: Tx, more: F = {} as F) =>
  tx
    .select({ ...columns, ...more })
    .from(notas)
    .innerJoin(autor, isUser(autor, notas.id_autor))
    .leftJoin(responsable, isUser(responsable, notas.id_responsable))

const isUser = (
  who: typeof autor | typeof responsable,
  id: typeof notas.id_autor | typeof notas.id_responsable,
) => and(eq(who.id_locatario, notas.id_locatario), eq(who._id, id))

interface Row extends Omit<Nota, 'autor' | 'responsable'> {
  id_autor: string
  autor: string
  id_responsable: string | null
  responsable: string
}

/** A row of `selectNotas` as answers carry it. */
export const toNota = ({ id_autor, id_responsable, autor, responsable, ...row }: Row): Nota => ({
  ...row,
  autor: { _id: id_autor, nombre: autor },
  responsable: id_responsable === null ? null : { _id: id_responsable, nombre: responsable },
})

/** One current note. */
export async function readNota(tx: Tx, idLocatario: string, id: string): Promise<Nota> {
  const [row] = await selectNotas(tx).where(liveRow(notas, idLocatario, id))
  return toNota(row as Row)
}

/** The current notes and tasks of a client, newest first. */
export async function listNotas(tx: Tx, idLocatario: string, idCliente: string): Promise<Nota[]> {
  const mine = and(
    eq(notas.id_locatario, idLocatario),
    eq(notas.id_cliente, idCliente),
    isNull(notas.eliminacion),
  )
  const rows = await selectNotas(tx).where(mine).orderBy(desc(notas.creacion), desc(notas._id))
  return rows.map((row) => toNota(row as Row))
}

export async function insertNota(
  tx: Tx,
  idLocatario: string,
  nueva: Omit<Campos, 'hecha'> & { id_cliente: string; id_autor: string },
): Promise<string> {
  const _id = uuidv7()
  await tx.insert(notas).values({ ...nueva, id_locatario: idLocatario, _id })
  return _id
}
