import type { DataProvider, GetListParams, GetListResult, Identifier, RaRecord } from 'react-admin'
import { catalogos, isCatalogo } from './catalogos'
import { call } from './http'

interface Row {
  _id: string
  [member: string]: unknown
}

interface Page {
  clientes: Row[]
  total?: number
  total_exacto?: boolean
}

const record = ({ _id, ...rest }: Row): RaRecord => ({ ...rest, id: _id })

/** One page of the clients; the server orders those that nobody ordered. */
async function listClientes({ pagination, sort, filter }: GetListParams): Promise<GetListResult> {
  const { page = 1, perPage = 20 } = pagination ?? {}
  const order = sort && sort.field !== 'id' && { orden: sort.field, direccion: sort.order.toLowerCase() }
  const answer = await call<Page>('/clientes/listar', {
    ...filter,
    ...order,
    filas: perPage,
    pagina: page - 1,
  })
  const { clientes, total, total_exacto } = answer
  const data = clientes.map(record)
  return total_exacto === false
    ? { data, pageInfo: { hasPreviousPage: page > 1, hasNextPage: clientes.length === perPage } }
    : { data, total: total ?? data.length }
}

const getCliente = async (id: Identifier) =>
  record((await call<{ cliente: Row }>('/clientes/detalles', { id })).cliente)

const editCliente = async (id: Identifier, data: Partial<RaRecord>) => {
  const { id: _, ...form } = data
  await call('/clientes/editar', { ...form, id })
  return { ...data, id }
}

const deleteCliente = (id: Identifier) => call('/clientes/eliminar', { id })

const getList = (resource: string, params: GetListParams): Promise<GetListResult> =>
  isCatalogo(resource) ? catalogos.getList(resource, params) : listClientes(params)

const getMany = (resource: string, ids: Identifier[]): Promise<RaRecord[]> =>
  isCatalogo(resource) ? catalogos.getMany(resource, ids) : Promise.all(ids.map(getCliente))

/** react-admin's questions as calls of the api. */
export const dataProvider = {
  getList,
  getOne: async (_, { id }) => ({ data: await getCliente(id) }),
  getMany: async (resource, { ids }) => ({ data: await getMany(resource, ids) }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (_, { data }) => {
    const { _id } = await call<{ _id?: string }>('/clientes/crear', data)
    return { data: { ...data, id: _id ?? '' } }
  },
  update: async (_, { id, data }) => ({ data: await editCliente(id, data) }),
  updateMany: async (_, { ids, data }) => {
    await Promise.all(ids.map((id) => editCliente(id, data)))
    return { data: ids }
  },
  delete: async (_, { id, previousData }) => {
    await deleteCliente(id)
    return { data: { ...previousData, id } }
  },
  deleteMany: async (_, { ids }) => {
    await Promise.all(ids.map(deleteCliente))
    return { data: ids }
  },
} as DataProvider
