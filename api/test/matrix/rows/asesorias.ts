import { deleted } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

export const asesoriasRows: OwnRows = {
  'POST /asesorias/listar': {
    body: () => ({ status: [0] }),
    audit: { despues: true },
  },
  'POST /asesorias/exportar': {
    body: () => ({ status: [] }),
  },
  'POST /asesorias/crear': {
    body: ({ cliente, usuario, marca }) => ({
      cliente,
      motivo: `Nueva ${marca}`,
      fecha: '2026-03-01',
      descripcion: '',
      asesor: usuario,
    }),
    audit: { idEntidad: (_w, answer) => answer._id },
  },
  'POST /asesorias/detalles': {
    body: ({ asesoria }) => ({ id: asesoria }),
  },
  'POST /asesorias/editar': {
    body: ({ asesoria, usuario, marca }) => ({
      id: asesoria,
      motivo: `Otro ${marca}`,
      asesor: usuario,
      finalizacion: '2026-04-01',
      version: 1,
    }),
    audit: { idEntidad: ({ asesoria }) => asesoria },
  },
  'POST /asesorias/eliminar': {
    body: ({ asesoria }) => ({ id: asesoria, version: 1 }),
    audit: { idEntidad: ({ asesoria }) => asesoria },
  },
  'POST /asesorias/restaurar': {
    body: deleted(
      'POST /asesorias/crear',
      'POST /asesorias/eliminar',
      ({ cliente, marca }) => ({ cliente, motivo: `Eliminada ${marca}`, fecha: '2026-01-15' }),
      ({ _id }: { _id: string }) => _id,
    ),
    audit: { despues: true },
  },
  'GET /asesorias/listar_asesores': {},
}
