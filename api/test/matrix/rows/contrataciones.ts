import { cancelled, extended } from '../deleted.ts'
import type { Rows } from '../row.ts'

export const contratacionesRows: Rows = {
  'POST /contrataciones/listar': {
    needs: ['configuracion.membresias.ver', 'clientes.detalles'],
    body: () => ({ status: [0] }),
  },
  'POST /contrataciones/exportar': {
    needs: ['configuracion.membresias.ver', 'clientes.detalles'],
    body: () => ({ status: [] }),
    writes: { accion: 'exportar', entidad: 'contratacion' },
  },
  'POST /clientes/crear_contratacion': {
    needs: ['clientes.editar'],
    body: ({ cliente, membresia }) => ({
      id_cliente: cliente,
      id_membresia: membresia,
      total: 0.01,
      metodo: 0,
      fecha_inicio: '2026-02-01',
      fecha_fin: '2026-02-28',
    }),
    writes: {
      accion: 'crear',
      entidad: 'contratacion',
      idEntidad: (_w, { contratacion }) => (contratacion as { _id: string })._id,
    },
  },
  'POST /clientes/extender_contratacion': {
    needs: ['clientes.editar'],
    body: ({ cliente, contratacion }) => ({ id_cliente: cliente, id_contratacion: contratacion, dias: 1 }),
    writes: { accion: 'editar', entidad: 'contratacion', idEntidad: ({ contratacion }) => contratacion },
  },
  'POST /clientes/restaurar_fecha_fin': {
    needs: ['clientes.editar'],
    body: extended,
    writes: { accion: 'editar', entidad: 'contratacion', antes: true, despues: true },
  },
  'POST /clientes/cancelar_contratacion': {
    needs: ['clientes.editar'],
    body: ({ cliente, contratacion }) => ({ id_cliente: cliente, id_contratacion: contratacion }),
    writes: { accion: 'editar', entidad: 'contratacion', idEntidad: ({ contratacion }) => contratacion },
  },
  'POST /clientes/restaurar_contratacion': {
    needs: ['clientes.editar'],
    body: cancelled,
    writes: { accion: 'restaurar', entidad: 'contratacion', antes: true, despues: true },
  },
}
