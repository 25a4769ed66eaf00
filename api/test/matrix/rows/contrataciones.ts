import { cancelled, extended } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

export const contratacionesRows: OwnRows = {
  'POST /contrataciones/listar': {
    body: () => ({ status: [0] }),
  },
  'POST /contrataciones/exportar': {
    body: () => ({ status: [] }),
  },
  'POST /clientes/crear_contratacion': {
    body: ({ cliente, membresia }) => ({
      id_cliente: cliente,
      id_membresia: membresia,
      total: 0.01,
      metodo: 0,
      fecha_inicio: '2026-02-01',
      fecha_fin: '2026-02-28',
    }),
    audit: { idEntidad: (_w, { contratacion }) => (contratacion as { _id: string })._id },
  },
  'POST /clientes/extender_contratacion': {
    body: ({ cliente, contratacion }) => ({ id_cliente: cliente, id_contratacion: contratacion, dias: 1 }),
    audit: { idEntidad: ({ contratacion }) => contratacion },
  },
  'POST /clientes/restaurar_fecha_fin': {
    body: extended,
    audit: { antes: true, despues: true },
  },
  'POST /clientes/cancelar_contratacion': {
    body: ({ cliente, contratacion }) => ({ id_cliente: cliente, id_contratacion: contratacion }),
    audit: { idEntidad: ({ contratacion }) => contratacion },
  },
  'POST /clientes/restaurar_contratacion': {
    body: cancelled,
    audit: { antes: true, despues: true },
  },
}
