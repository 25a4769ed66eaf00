import { bought, paid, refunded } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

const thePago = (_world: unknown, { pago }: Record<string, unknown>) => (pago as { _id: string })._id

export const pagosRows: OwnRows = {
  'POST /clientes/pagos_contratacion': {
    body: ({ cliente, contratacion }) => ({ id_cliente: cliente, id_contratacion: contratacion }),
  },
  'POST /clientes/crear_pago': {
    body: async (world, api) => ({
      ...(await bought(world, api)),
      ...{ fecha: '2026-01-05', metodo: 0, monto: 0.5 },
    }),
    audit: { idEntidad: thePago },
  },
  'POST /clientes/cancelar_pago': {
    body: paid,
    audit: { idEntidad: thePago },
  },
  'POST /clientes/restaurar_pago': {
    body: refunded,
    audit: { antes: true, despues: true, idEntidad: thePago },
  },
}
