import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

const day = { motivo: 'Primera cita', fecha: '2026-03-10', descripcion: 'Una\nlínea' }

/** An api for the tests of one file with a client, Ana, an advisor, Bea, and helpers for advisories. */
export function useAsesorias() {
  const people = { ana: '', bea: '' }
  const api = useApi({}, async (api) => {
    const ana = { nombre: 'Ana', apellido_paterno: 'Ruiz' }
    people.ana = (await api.call('POST /clientes/crear', ana)).body._id
    people.bea = await api.addUser({ nombre: 'Béa', apellido_paterno: 'Núñez', email: 'bea@pruebas.mx' })
  })
  const whole = (campos: object = {}) => ({ cliente: people.ana, ...day, ...campos })
  const crear = (campos: object = {}) => api.call('POST /asesorias/crear', whole(campos))
  const create = async (campos: object = {}) => (await crear(campos)).body._id as string
  const details = async (id: string) => (await api.call('POST /asesorias/detalles', { id })).body.asesoria
  const edit = (id: string, campos: object) => api.call('POST /asesorias/editar', { id, ...campos })
  const deleteUser = (id: string) => api.sql('update usuarios set eliminacion = now() where _id = $1', [id])
  const newUser = (nombre: string) => api.addUser({ nombre, email: `${uuidv7()}@pruebas.mx` })
  return { api, people, whole, crear, create, details, edit, deleteUser, newUser }
}
