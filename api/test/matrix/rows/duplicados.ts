import type { TestApi } from '../../api.ts'
import type { OwnRows } from '../row.ts'
import { send } from '../send.ts'
import type { World } from '../world.ts'

/** One more client of this tenant. */
async function another({ token, marca }: World, api: TestApi): Promise<string> {
  const made = await send(api, 'POST /clientes/crear', { body: { nombre: `Otro ${marca}` }, token })
  return (made.body as { _id: string })._id
}

/** The world's client and another one, told apart. */
async function apart(world: World, api: TestApi): Promise<{ ids: string[] }> {
  const ids = [world.cliente, await another(world, api)]
  await send(api, 'POST /clientes/marcar_distintos', { body: { ids }, token: world.token })
  return { ids }
}

/** A merge of two clients of this tenant, which nobody has undone. */
async function merged(world: World, api: TestApi): Promise<{ id: string }> {
  const body = { id: await another(world, api), id_otro: await another(world, api) }
  const made = await send(api, 'POST /clientes/unir', { body, token: world.token })
  return { id: (made.body as { union: { _id: string } }).union._id }
}

const staying = (_world: unknown, { union }: Record<string, unknown>) =>
  (union as { queda: { _id: string } }).queda._id

export const duplicadosRows: OwnRows = {
  'POST /clientes/buscar_duplicados': {
    body: () => ({}),
    audit: { idEntidad: (_w, { busqueda }) => (busqueda as { _id: string })._id },
  },
  'POST /clientes/duplicados': { body: () => ({}) },
  'POST /clientes/uniones': { body: () => ({}) },
  'POST /clientes/unir': {
    body: async (world, api) => ({ id: world.cliente, version: 1, id_otro: await another(world, api) }),
    audit: { idEntidad: staying, also: 1 },
  },
  'POST /clientes/deshacer_union': { body: merged, audit: { idEntidad: staying, also: 1 } },
  'POST /clientes/marcar_distintos': {
    body: async (world, api) => ({ ids: [world.cliente, await another(world, api)] }),
    audit: { idEntidad: ({ cliente }) => cliente },
  },
  'POST /clientes/quitar_distintos': { body: apart, audit: { idEntidad: ({ cliente }) => cliente } },
}
