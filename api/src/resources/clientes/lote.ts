import type { filtroClientes } from '@backoffice/shared/contract'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { anyOf } from '../../platform/database/any-of.ts'
import { clientes } from '../../platform/database/schema.ts'
import { defineLote, searched } from '../../platform/lotes/spec.ts'
import { clientesConditions, clientesSpec } from './list.ts'
import { eliminarCliente } from './remove.ts'
import { restaurarCliente } from './restore.ts'

/** What can be done to many clients. */
export const clientesLote = defineLote<z.output<typeof filtroClientes>, unknown, unknown>({
  lista: 'clientes',
  nombres: ['cliente', 'clientes'],
  tabla: 'clientes',
  matching: searched(clientesSpec, clientesConditions),
  acciones: { eliminar: eliminarCliente, restaurar: restaurarCliente },
  namesOf: async (tx, idLocatario, ids) => {
    const rows = await tx
      .select({ _id: clientes._id, nombre: sql<string>`nombre_de_cliente(${clientes})` })
      .from(clientes)
      .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))
    return new Map(rows.map(({ _id, nombre }) => [_id, nombre]))
  },
})
