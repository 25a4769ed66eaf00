import { pdfPart } from '../../multipart.ts'
import { deletedFile } from '../deleted.ts'
import type { Rows } from '../row.ts'

export const archivosRows: Rows = {
  'POST /clientes/crear_archivo': {
    needs: ['clientes.editar'],
    body: ({ cliente, marca }) => ({
      id_cliente: cliente,
      nombre: marca,
      descripcion: marca,
      extension: 'pdf',
    }),
    file: pdfPart('archivo'),
    writes: {
      accion: 'crear',
      entidad: 'archivo',
      idEntidad: (_w, { archivos }) => (archivos as { _id: string }[])[0]?._id,
    },
  },
  'POST /clientes/editar_archivo': {
    needs: ['clientes.editar'],
    body: ({ cliente, archivo, marca }) => ({
      id_cliente: cliente,
      id_archivo: archivo,
      nombre: `Otro ${marca}`,
      descripcion: '',
      extension: 'pdf',
    }),
    file: pdfPart('archivo', 'otra cosa'),
    writes: { accion: 'editar', entidad: 'archivo', idEntidad: ({ archivo }) => archivo },
  },
  'POST /clientes/detalles_archivo': {
    needs: ['clientes.detalles', 'asesorias.detalles'],
    body: ({ cliente, archivo }) => ({ id_cliente: cliente, id_archivo: archivo }),
    tells: { accion: 'ver', entidad: 'archivo', idEntidad: ({ archivo }) => archivo },
  },
  'POST /clientes/eliminar_archivo': {
    needs: ['clientes.editar'],
    body: ({ cliente, archivo }) => ({ id_cliente: cliente, id_archivo: archivo }),
    writes: { accion: 'eliminar', entidad: 'archivo', idEntidad: ({ archivo }) => archivo },
  },
  'POST /clientes/restaurar_archivo': {
    needs: ['clientes.editar'],
    body: deletedFile,
    writes: { accion: 'restaurar', entidad: 'archivo', despues: true },
  },
}
