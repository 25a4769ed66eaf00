import { and, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import { anyOf } from '../../platform/database/statements/any-of.ts'
import { one } from '../../platform/database/statements/one.ts'
import { cliente } from '../clientes/entidad.ts'
import { clientes } from '../clientes/table.ts'
import type { Group } from '../buscador/group.ts'
import { filesOfKind } from './clase/por-clase.ts'
import { archivos } from './table.ts'

const { _id, id_cliente, nombre, extension } = archivos

/** The files of clients by their name or their kind, for who may open the profile that has them. */
export const archivosFound: Group<'archivos'> = {
  grupo: 'archivos',
  access: ['clientes.detalles'],
  newest: async (tx, idLocatario, words, atMost) => {
    const found = await tx.execute<{ ids: string[] }>(
      sql`select archivos_por_nombre(${sql.param(words)}::text[], ${atMost}) as ids`,
    )
    const ids = [...one(found).ids, ...(await filesOfKind(tx, idLocatario, words, atMost))]
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
