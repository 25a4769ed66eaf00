import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../../test/api.ts'

export const TAKEN = 'El correo no está disponible'

export const newEmail = () => `${uuidv7()}@pruebas.mx`

/** An api for the tests of one file, with helpers for users. */
export function useUsuarios() {
  const api = useApi()
  const whole = () => ({
    id_locatario: api.idLocatario,
    nombre: 'Béa',
    apellido_paterno: 'Núñez',
    apellido_materno: 'Gil',
    tipo: 1,
    email: newEmail(),
    password: PASSWORD,
    passwordConf: PASSWORD,
  })
  const crear = (campos: object = {}) => api.call('POST /usuarios/crear', { ...whole(), ...campos })
  const create = async (campos: object = {}) => (await crear(campos)).body.usuario._id as string
  const details = async (id: string) => (await api.call('POST /usuarios/detalles', { id })).body.usuario
  const edit = (id: string, campos: object) => api.call('POST /usuarios/editar', { id, ...campos })
  const remove = (id: string, campos: object = {}) => api.call('POST /usuarios/eliminar', { id, ...campos })
  const stored = async (id: string) => {
    const [row] = await api.sql('select permisos, tipo from usuarios where _id = $1', [id])
    return row
  }
  const signedIn = async (token: string) =>
    (await api.call('GET /auth/sesion', undefined, { token })).status === 200
  const login = (email: string, password: string) =>
    api.call('POST /auth/login', { email, password }, { from: '10.1.0.1' })
  return { api, whole, crear, create, details, edit, remove, stored, signedIn, login }
}
