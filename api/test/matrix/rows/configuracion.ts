import { uuidv7 } from 'uuidv7'
import { pngPart } from '../../multipart.ts'
import { deleted } from '../deleted.ts'
import type { Rows } from '../row.ts'

export const configuracionRows: Rows = {
  'POST /configuracion/listar_regimenes_fiscales': { needs: 'sesion', body: () => ({ tipo_persona: 0 }) },
  'GET /configuracion/listar_giros': { needs: 'sesion' },
  'GET /configuracion/listar_membresias': { needs: ['configuracion.membresias.ver', 'clientes.editar'] },
  'POST /configuracion/crear_membresia': {
    needs: ['configuracion.membresias.ver'],
    body: ({ marca }) => ({ nombre: `Nuevo ${marca}`, precio: 1.5, descripcion: '', beneficios: ['Uno'] }),
    writes: {
      accion: 'crear',
      entidad: 'membresia',
      idEntidad: (_w, { membresia }) => (membresia as { _id: string })._id,
    },
  },
  'POST /configuracion/editar_membresia': {
    needs: ['configuracion.membresias.ver'],
    body: ({ membresia, marca }) => ({
      id: membresia,
      nombre: `Otro ${marca}`,
      precio: 2,
      beneficios: ['Dos'],
    }),
    writes: { accion: 'editar', entidad: 'membresia', idEntidad: ({ membresia }) => membresia },
  },
  'POST /configuracion/detalles_membresia': {
    needs: ['configuracion.membresias.ver'],
    body: ({ membresia }) => ({ id: membresia }),
  },
  'POST /configuracion/eliminar_membresia': {
    needs: ['configuracion.membresias.ver'],
    body: ({ membresia }) => ({ id: membresia }),
    writes: { accion: 'eliminar', entidad: 'membresia', idEntidad: ({ membresia }) => membresia },
  },
  'POST /configuracion/restaurar_membresia': {
    needs: ['configuracion.membresias.ver'],
    body: deleted(
      'POST /configuracion/crear_membresia',
      'POST /configuracion/eliminar_membresia',
      ({ marca }) => ({ nombre: `Eliminada ${marca} ${uuidv7()}`, beneficios: ['Uno'] }),
      ({ membresia }: { membresia: { _id: string } }) => membresia._id,
    ),
    writes: { accion: 'restaurar', entidad: 'membresia', despues: true },
  },
  'POST /configuracion/editar_perfil_personal': {
    needs: 'sesion',
    body: ({ marca }) => ({ nombre: `Yo ${marca}`, apellido_paterno: marca }),
    file: pngPart('perfil'),
    writes: { accion: 'editar', entidad: 'usuario', idEntidad: ({ admin }) => admin },
  },
}
