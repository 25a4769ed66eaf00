import { uuidv7 } from 'uuidv7'
import { deleted } from '../deleted.ts'
import type { OwnRows } from '../row.ts'
import { CLAVE } from '../world.ts'

/** No permissions at all, so that anyone who may create or edit users may grant them (D22). */
const NADA = { clientes: false, asesorias: false, usuarios: false, configuracion: false }

/** A user made for this, with whom another call was made. */
const usedTo = (call: 'POST /usuarios/eliminar' | 'POST /usuarios/cerrar_acceso') =>
  deleted(
    'POST /usuarios/crear',
    call,
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
  )

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
  'POST /usuarios/ver_acceso': { body: ({ usuario }) => ({ id: usuario }) },
  'POST /usuarios/ver_correo': { body: () => ({}) },
  'POST /usuarios/invitar': {
    body: ({ usuario }) => ({ id: usuario }),
    audit: { idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/cerrar_acceso': {
    body: ({ usuario }) => ({ id: usuario, persona: '' }),
    audit: { idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/devolver_acceso': {
    body: usedTo('POST /usuarios/cerrar_acceso'),
  },
  'POST /usuarios/eliminar': {
    body: ({ usuario }) => ({ id: usuario }),
    audit: { idEntidad: ({ usuario }) => usuario },
  },
  'POST /usuarios/restaurar': {
    body: usedTo('POST /usuarios/eliminar'),
    audit: { despues: true },
  },
}
