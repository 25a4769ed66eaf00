import type { ColumnaExtraCliente } from '@backoffice/shared/contract'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { clientes } from '../table.ts'
import { extraColumns } from './extra-columns.ts'

/** The fields that the list shows and filters by. */
export const LISTED = ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'email'] as const

/** The rows of these clients, with the further columns that were asked for. */
export const clientesRows =
  (extra: readonly ColumnaExtraCliente[] = []) =>
  async (tx: Tx, idLocatario: string, ids: string[]) => {
    const rows = await tx
      .select({
        _id: clientes._id,
        version: clientes.version,
        nombre: clientes.nombre,
        apellido_paterno: clientes.apellido_paterno,
        apellido_materno: clientes.apellido_materno,
        celular: clientes.celular,
        email: clientes.email,
      })
      .from(clientes)
      .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))
    if (extra.length === 0) return rows
    const more = await extraColumns(tx, idLocatario, ids, extra)
    return rows.map((row) => ({ ...row, ...more.get(row._id) }))
  }
