import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { anyOf } from '../../platform/database/any-of.ts'
import { cliente } from '../clientes/entidad.ts'
import { clientes } from '../clientes/table.ts'
import type { Group } from '../buscador/group.ts'
import { filesOfKind } from './clase/por-clase.ts'
import { archivos } from './table.ts'

/** How many of an office's files are looked through, the newest first: names have no index. */
const LOOKED_THROUGH = 10_000

const { _id, id_cliente, nombre, extension } = archivos

/** The files of clients by their name or their kind, for who may open the profile that has them. */
export const archivosFound: Group<'archivos'> = {
  grupo: 'archivos',
  access: ['clientes.detalles'],
  newest: async (tx, idLocatario, words, atMost) => {
    const having = words.map((word) => sql`f_norm(a.nombre || '.' || a.extension) like f_patron(${word})`)
    const { rows } = await tx.execute<{ _id: string }>(sql`
      select a._id from (
        select _id, id_cliente, nombre, extension from archivos
        where id_locatario = ${idLocatario} and eliminacion is null
        order by _id desc limit ${LOOKED_THROUGH}
      ) a
      join clientes c on c.id_locatario = ${idLocatario} and c._id = a.id_cliente and c.eliminacion is null
      where ${sql.join(having, sql` and `)}
      order by a._id desc limit ${atMost}`)
    const ids = [...rows.map((row) => row._id), ...(await filesOfKind(tx, idLocatario, words, atMost))]
    return [...new Set(ids)].sort().reverse().slice(0, atMost)
  },
  rows: (tx, idLocatario, ids) =>
    tx
      .select({ _id, nombre, cliente: cliente.nombre, extension, id_cliente })
      .from(archivos)
      .innerJoin(
        clientes,
        and(eq(clientes.id_locatario, archivos.id_locatario), eq(clientes._id, archivos.id_cliente)),
      )
      .where(and(eq(archivos.id_locatario, idLocatario), isNull(archivos.eliminacion), anyOf(_id, ids))),
}
