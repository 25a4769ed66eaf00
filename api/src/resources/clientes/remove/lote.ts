import { defineLote } from '../../../platform/lotes/spec.ts'
import { removeRecord } from '../../../platform/rows/records.ts'
import { cliente } from '../entidad.ts'
import { clientesList } from '../list/find.ts'
import { restaurarCliente } from './restore.ts'

/** What can be done to many clients. */
export const clientesLote = defineLote({
  lista: 'clientes',
  entity: cliente,
  list: clientesList,
  acciones: {
    eliminar: (tx, actor, row) => removeRecord(tx, cliente, actor, row),
    restaurar: restaurarCliente,
  },
})
