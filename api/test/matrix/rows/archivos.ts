import { pdfPart } from '../../multipart.ts'
import { deletedFile } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

export const archivosRows: OwnRows = {
  'POST /clientes/crear_archivo': {
    body: ({ cliente, marca }) => ({
      id_cliente: cliente,
      nombre: marca,
      descripcion: marca,
      extension: 'pdf',
    }),
    file: pdfPart('archivo'),
    audit: { idEntidad: (_w, { archivos }) => (archivos as { _id: string }[])[0]?._id },
  },
  'POST /clientes/editar_archivo': {
    body: ({ cliente, archivo, marca }) => ({
      id_cliente: cliente,
      id_archivo: archivo,
      nombre: `Otro ${marca}`,
      descripcion: '',
      extension: 'pdf',
    }),
    file: pdfPart('archivo', 'otra cosa'),
    audit: { idEntidad: ({ archivo }) => archivo },
  },
  'POST /clientes/detalles_archivo': {
    body: ({ cliente, archivo }) => ({ id_cliente: cliente, id_archivo: archivo }),
    audit: { idEntidad: ({ archivo }) => archivo },
  },
  'POST /archivos/listar': { body: () => ({ clase: 'otro' }) },
  'POST /archivos/exportar': { body: () => ({ clase: 'otro' }) },
  'POST /clientes/miniaturas': {
    body: ({ cliente }) => ({ id_cliente: cliente }),
  },
  'POST /clientes/eliminar_archivo': {
    body: ({ cliente, archivo }) => ({ id_cliente: cliente, id_archivo: archivo }),
    audit: { idEntidad: ({ archivo }) => archivo },
  },
  'POST /clientes/restaurar_archivo': {
    body: deletedFile,
    audit: { despues: true },
  },
}
