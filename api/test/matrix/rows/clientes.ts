import { deleted } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

export const clientesRows: OwnRows = {
  'POST /clientes/listar': {
    body: () => ({}),
    audit: { despues: true },
  },
  'POST /clientes/exportar': {
    body: () => ({}),
  },
  'POST /clientes/listar_avanzado': {
    body: () => ({ cliente: 'cliente', empresa: '' }),
  },
  'POST /clientes/posibles_duplicados': {
    body: ({ marca, cliente }) => ({ nombre: `Cliente ${marca}`, id: cliente }),
    otherIds: 'unseen',
  },
  'POST /clientes/crear': {
    body: ({ marca }) => ({ nombre: `Nuevo ${marca}`, rfc: 'XAXX010101000' }),
    audit: { idEntidad: (_w, answer) => answer._id },
  },
  'POST /clientes/detalles': {
    body: ({ cliente }) => ({ id: cliente }),
  },
  'POST /clientes/perfil': {
    body: ({ cliente }) => ({ id: cliente }),
  },
  'POST /clientes/exportar_expediente': {
    body: ({ cliente }) => ({ id: cliente }),
  },
  'POST /clientes/editar': {
    body: ({ cliente, marca }) => ({
      id: cliente,
      nombre: `Otro ${marca}`,
      rfc: 'XAXX010101000',
      version: 1,
    }),
    audit: { idEntidad: ({ cliente }) => cliente },
  },
  'POST /clientes/eliminar': {
    body: ({ cliente }) => ({ id: cliente, version: 1 }),
    audit: { idEntidad: ({ cliente }) => cliente },
  },
  'POST /clientes/restaurar': {
    body: deleted(
      'POST /clientes/crear',
      'POST /clientes/eliminar',
      ({ marca }) => ({ nombre: `Eliminado ${marca}` }),
      ({ _id }: { _id: string }) => _id,
    ),
    audit: { despues: true },
  },
}
