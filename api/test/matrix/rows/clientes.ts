import { deleted } from '../deleted.ts'
import type { Rows } from '../row.ts'

export const clientesRows: Rows = {
  'POST /clientes/listar': {
    needs: ['clientes.ver'],
    body: () => ({}),
    tells: { accion: 'listar', entidad: 'cliente', despues: true },
  },
  'POST /clientes/exportar': {
    needs: ['clientes.ver'],
    body: () => ({}),
    writes: { accion: 'exportar', entidad: 'cliente' },
  },
  'POST /clientes/listar_avanzado': {
    needs: ['clientes.ver', 'asesorias.agregar'],
    body: () => ({ cliente: 'cliente', empresa: '' }),
  },
  'POST /clientes/posibles_duplicados': {
    needs: ['clientes.agregar', 'clientes.editar'],
    body: ({ marca, cliente }) => ({ nombre: `Cliente ${marca}`, id: cliente }),
    otherIds: 'unseen',
  },
  'POST /clientes/crear': {
    needs: ['clientes.agregar'],
    body: ({ marca }) => ({ nombre: `Nuevo ${marca}`, rfc: 'XAXX010101000' }),
    writes: { accion: 'crear', entidad: 'cliente', idEntidad: (_w, answer) => answer._id },
  },
  'POST /clientes/detalles': {
    needs: ['clientes.detalles', 'clientes.editar', 'asesorias.agregar'],
    body: ({ cliente }) => ({ id: cliente }),
  },
  'POST /clientes/perfil': {
    needs: ['clientes.detalles', 'asesorias.detalles'],
    body: ({ cliente }) => ({ id: cliente }),
  },
  'POST /clientes/editar': {
    needs: ['clientes.editar'],
    body: ({ cliente, marca }) => ({
      id: cliente,
      nombre: `Otro ${marca}`,
      rfc: 'XAXX010101000',
      version: 1,
    }),
    writes: { accion: 'editar', entidad: 'cliente', idEntidad: ({ cliente }) => cliente },
  },
  'POST /clientes/eliminar': {
    needs: ['clientes.editar'],
    body: ({ cliente }) => ({ id: cliente, version: 1 }),
    writes: { accion: 'eliminar', entidad: 'cliente', idEntidad: ({ cliente }) => cliente },
  },
  'POST /clientes/restaurar': {
    needs: ['clientes.editar'],
    body: deleted(
      'POST /clientes/crear',
      'POST /clientes/eliminar',
      ({ marca }) => ({ nombre: `Eliminado ${marca}` }),
      ({ _id }: { _id: string }) => _id,
    ),
    writes: { accion: 'restaurar', entidad: 'cliente', despues: true },
  },
}
