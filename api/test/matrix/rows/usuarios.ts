import { uuidv7 } from 'uuidv7'
import { deleted } from '../deleted.ts'
import type { OwnRows } from '../row.ts'
import { CLAVE } from '../world.ts'

/** No permissions at all, so that anyone who may create or edit users may grant them (D22). */
const NADA = { clientes: false, asesorias: false, usuarios: false, configuracion: false }

export const usuariosRows: OwnRows = {
  'POST /bitacora/listar': { body: ({ usuario }) => ({ usuario }), otherIds: 'unseen' },
  'POST /bitacora/exportar': { body: ({ usuario }) => ({ usuario }), otherIds: 'unseen' },
  'POST /usuarios/listar': {
    body: ({ usuario }) => ({ id: usuario }),
    otherIds: 'unseen',
    audit: { despues: true },
  },
  'POST /usuarios/exportar': {
    body: ({ usuario }) => ({ id: usuario }),
    otherIds: 'unseen',
  },
  'POST /usuarios/detalles': { body: ({ usuario }) => ({ id: usuario }) },
  'POST /usuarios/crear': {
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
    audit: { idEntidad: (_w, { usuario }) => (usuario as { _id: string })._id },
  },
  'POST /usuarios/editar': {
    body: ({ usuario, email, marca }) => ({
      id: usuario,
      nombre: `Otro ${marca}`,
      apellido_paterno: marca,
      tipo: 1,
      email,
      password: CLAVE,
      passwordConf: CLAVE,
    }),
    audit: { idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/eliminar': {
    body: ({ usuario }) => ({ id: usuario }),
    audit: { idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/restaurar': {
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
    audit: { despues: true },
  },
}
