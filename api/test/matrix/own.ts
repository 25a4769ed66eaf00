import type { TestApi } from '../api.ts'
import { send } from './send.ts'
import type { World } from './world.ts'

/** A task that the caller wrote: nobody else may change it. */
export async function ownNote(world: World, api: TestApi) {
  const { cliente: id_cliente, marca: texto, token, caller = token } = world
  const body = { id_cliente, texto, vence: '2999-12-31' }
  const answer = await send(api, 'POST /clientes/crear_nota', { body, token: caller })
  return { id_cliente, id_nota: (answer.body as { nota?: { _id: string } }).nota?._id }
}
