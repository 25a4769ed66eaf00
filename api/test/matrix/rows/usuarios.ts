import { uuidv7 } from 'uuidv7'
import { deleted } from '../deleted.ts'
import type { Rows } from '../row.ts'
import { CLAVE } from '../world.ts'

/** No permissions at all, so that anyone who may create or edit users may grant them (D22). */
const NADA = { clientes: false, asesorias: false, usuarios: false, configuracion: false }

export const usuariosRows: Rows = {
  'POST /usuarios/listar': {
    needs: ['usuarios.ver'],
    body: ({ usuario }) => ({ id: usuario }),
    otherIds: 'unseen',
    tells: { accion: 'listar', entidad: 'usuario', despues: true },
  },
  'POST /usuarios/exportar': {
    needs: ['usuarios.ver'],
    body: ({ usuario }) => ({ id: usuario }),
    otherIds: 'unseen',
    writes: { accion: 'exportar', entidad: 'usuario' },
  },
  'POST /usuarios/detalles': { needs: ['usuarios.editar'], body: ({ usuario }) => ({ id: usuario }) },
  'POST /usuarios/crear': {
    needs: ['usuarios.agregar'],
    body: ({ idLocatario, marca }) => ({
      id_locatario: idLocatario,
      nombre: `Nuevo ${marca}`,
      apellido_paterno: marca,
      apellido_materno: '',
      tipo: 1,
      email: `${uuidv7()}@pruebas.mx`,
      password: CLAVE,
      passwordConf: CLAVE,
      permisos: NADA,
    }),
    writes: {
      accion: 'crear',
      entidad: 'usuario',
      idEntidad: (_w, { usuario }) => (usuario as { _id: string })._id,
    },
  },
  'POST /usuarios/editar': {
    needs: ['usuarios.editar'],
    body: ({ usuario, email, marca }) => ({
      id: usuario,
      nombre: `Otro ${marca}`,
      apellido_paterno: marca,
      tipo: 1,
      email,
      password: CLAVE,
      passwordConf: CLAVE,
    }),
    writes: { accion: 'editar', entidad: 'usuario', idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/eliminar': {
    needs: ['usuarios.editar'],
    body: ({ usuario }) => ({ id: usuario }),
    writes: { accion: 'eliminar', entidad: 'usuario', idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/restaurar': {
    needs: ['usuarios.editar'],
    body: deleted(
      'POST /usuarios/crear',
      'POST /usuarios/eliminar',
      ({ marca }) => ({
        nombre: `Eliminado ${marca}`,
        apellido_paterno: marca,
        tipo: 1,
        email: `${uuidv7()}@pruebas.mx`,
        password: CLAVE,
        passwordConf: CLAVE,
        permisos: {},
      }),
      ({ usuario }: { usuario: { _id: string } }) => usuario._id,
    ),
    writes: { accion: 'restaurar', entidad: 'usuario', despues: true },
  },
}
