import type { GetListParams, Identifier, RaRecord } from 'react-admin'
import { call } from './http'

interface Opcion {
  _id: string
  nombre: string
}

const ask = {
  giros: async () => (await call<{ giros: Opcion[] }>('/configuracion/listar_giros')).giros,
  regimenes: async ({ tipo_persona }: { tipo_persona?: number }) =>
    (await call<{ regimenes: Opcion[] }>('/configuracion/listar_regimenes_fiscales', { tipo_persona }))
      .regimenes,
}

type Catalogo = keyof typeof ask

export const isCatalogo = (resource: string): resource is Catalogo => resource in ask

const options = async (catalogo: Catalogo, filter: { tipo_persona?: number }): Promise<RaRecord[]> =>
  (await ask[catalogo](filter)).map(({ _id, nombre }) => ({ id: _id, nombre }))

/** The api answers a whole catalogue; what is typed narrows it here. */
export const catalogos = {
  getList: async (catalogo: Catalogo, { filter, pagination }: GetListParams) => {
    const typed = String(filter?.q ?? '').toLowerCase()
    const found = (await options(catalogo, filter ?? {})).filter(({ nombre }) =>
      String(nombre).toLowerCase().includes(typed),
    )
    const { page = 1, perPage = found.length } = pagination ?? {}
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  getMany: async (catalogo: Catalogo, ids: Identifier[]) =>
    (await options(catalogo, {})).filter(({ id }) => ids.includes(id)),
}
