import { uuidv7 } from 'uuidv7'
import { pngPart } from '../../multipart.ts'
import { deleted } from '../deleted.ts'
import type { OwnRows } from '../row.ts'

export const configuracionRows: OwnRows = {
  'POST /configuracion/listar_regimenes_fiscales': { body: () => ({ tipo_persona: 0 }) },
  'GET /configuracion/listar_giros': {},
  'GET /configuracion/listar_membresias': {},
  'POST /configuracion/crear_membresia': {
    body: ({ marca }) => ({ nombre: `Nuevo ${marca}`, precio: 1.5, descripcion: '', beneficios: ['Uno'] }),
    audit: { idEntidad: (_w, { membresia }) => (membresia as { _id: string })._id },
  },
  'POST /configuracion/editar_membresia': {
    body: ({ membresia, marca }) => ({
      id: membresia,
      nombre: `Otro ${marca}`,
      precio: 2,
      beneficios: ['Dos'],
    }),
    audit: { idEntidad: ({ membresia }) => membresia },
  },
  'POST /configuracion/detalles_membresia': {
    body: ({ membresia }) => ({ id: membresia }),
  },
  'POST /configuracion/eliminar_membresia': {
    body: ({ membresia }) => ({ id: membresia }),
    audit: { idEntidad: ({ membresia }) => membresia },
  },
  'POST /configuracion/restaurar_membresia': {
    body: deleted(
      'POST /configuracion/crear_membresia',
      'POST /configuracion/eliminar_membresia',
      ({ marca }) => ({ nombre: `Eliminada ${marca} ${uuidv7()}`, beneficios: ['Uno'] }),
      ({ membresia }: { membresia: { _id: string } }) => membresia._id,
    ),
    audit: { despues: true },
  },
  'POST /configuracion/editar_perfil_personal': {
    body: ({ marca }) => ({ nombre: `Yo ${marca}`, apellido_paterno: marca }),
    file: pngPart('perfil'),
    audit: { idEntidad: ({ admin }) => admin },
  },
  'GET /configuracion/detalles_oficina': {},
  'POST /configuracion/editar_oficina': {
    body: ({ marca }) => ({
      nombre: `Oficina ${marca}`,
      razon_social: `${marca}, S.C.`,
      rfc: 'NCO010101AB1',
    }),
    file: pngPart('logo'),
    audit: { idEntidad: ({ idLocatario }) => idLocatario },
  },
}
