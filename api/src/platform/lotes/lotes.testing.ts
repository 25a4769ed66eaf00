import { setTimeout as pause } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

/** An api for the tests of one file, with clients to do batches of. */
export function useLotes() {
  const other = uuidv7()
  const api = useApi({}, (api) => api.addEmpresa(other))

  const create = async (nombre: string) => {
    const { _id: id } = (await api.call('POST /clientes/crear', { nombre })).body
    return { id: id as string, version: 1 }
  }
  const several = (marca: string, n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => create(`${marca} ${i}`)))
  const begin = (body: object, options = {}) => api.call('POST /clientes/crear_lote', body, options)
  const look = async (id: string, token = api.token) =>
    (await api.call('POST /lotes/ver', { id }, { token })).body
  /** Looks at a batch that has ended. A group that a slow database refused is tried again after seconds. */
  async function ended(id: string, token = api.token) {
    for (;;) {
      await api.app.lotes.idle()
      const seen = await look(id, token)
      if (seen.lote?.estado !== 'en_curso') return seen
      await pause(100)
    }
  }
  /** Begins a batch, lets it end, and looks at it. */
  async function done(body: object, token = api.token) {
    const { lote } = (await begin(body, { token })).body
    return ended(lote._id, token)
  }
  const live = async (nombre: string) =>
    (await api.call('POST /clientes/listar', { nombre })).body.clientes.length as number

  return { api, other, create, several, begin, look, ended, done, live }
}
