import { deleted } from '../deleted.ts'
import type { Rows } from '../row.ts'

export const asesoriasRows: Rows = {
  'POST /asesorias/listar': {
    needs: ['asesorias.ver'],
    body: () => ({ status: [0] }),
    tells: { accion: 'listar', entidad: 'asesoria', despues: true },
  },
  'POST /asesorias/exportar': {
    needs: ['asesorias.ver'],
    body: () => ({ status: [] }),
    writes: { accion: 'exportar', entidad: 'asesoria' },
  },
  'POST /asesorias/crear': {
    needs: ['asesorias.agregar'],
    body: ({ cliente, usuario, marca }) => ({
      cliente,
      motivo: `Nueva ${marca}`,
      fecha: '2026-03-01',
      descripcion: '',
      asesor: usuario,
    }),
    writes: { accion: 'crear', entidad: 'asesoria', idEntidad: (_w, answer) => answer._id },
  },
  'POST /asesorias/detalles': {
    needs: ['asesorias.detalles', 'asesorias.editar'],
    body: ({ asesoria }) => ({ id: asesoria }),
  },
  'POST /asesorias/editar': {
    needs: ['asesorias.editar'],
    body: ({ asesoria, usuario, marca }) => ({
      id: asesoria,
      motivo: `Otro ${marca}`,
      asesor: usuario,
      finalizacion: '2026-04-01',
      version: 1,
    }),
    writes: { accion: 'editar', entidad: 'asesoria', idEntidad: ({ asesoria }) => asesoria },
  },
  'POST /asesorias/eliminar': {
    needs: ['asesorias.editar'],
    body: ({ asesoria }) => ({ id: asesoria, version: 1 }),
    writes: { accion: 'eliminar', entidad: 'asesoria', idEntidad: ({ asesoria }) => asesoria },
  },
  'POST /asesorias/restaurar': {
    needs: ['asesorias.editar'],
    body: deleted(
      'POST /asesorias/crear',
      'POST /asesorias/eliminar',
      ({ cliente, marca }) => ({ cliente, motivo: `Eliminada ${marca}`, fecha: '2026-01-15' }),
      ({ _id }: { _id: string }) => _id,
    ),
    writes: { accion: 'restaurar', entidad: 'asesoria', despues: true },
  },
  'GET /asesorias/listar_asesores': { needs: ['asesorias.agregar', 'asesorias.editar'] },
}
