import type { CallName } from '@backoffice/shared/contract'
import type { TestApi } from '../api.ts'
import { pdfPart } from '../multipart.ts'
import { send } from './send.ts'
import type { World } from './world.ts'

/** Makes a call as the world's Administrador. */
const make = async (api: TestApi, { token }: World, name: CallName, body: object) =>
  (await send(api, name, { body, token })).body

/** A record that was deleted: it is made for this, so that the world's own records stay. */
export const deleted =
  (create: CallName, remove: CallName, fields: (world: World) => object, idIn: (answer: never) => string) =>
  async (world: World, api: TestApi): Promise<{ id: string }> => {
    const id = idIn((await make(api, world, create, fields(world))) as never)
    await make(api, world, remove, { id })
    return { id }
  }

/** A purchase that was cancelled. */
export async function cancelled(world: World, api: TestApi) {
  const ids = await bought(world, api)
  await make(api, world, 'POST /clientes/cancelar_contratacion', ids)
  return ids
}

/** A purchase that was extended. */
export async function extended(world: World, api: TestApi) {
  const ids = await bought(world, api)
  await make(api, world, 'POST /clientes/extender_contratacion', { ...ids, dias: 1 })
  return ids
}

/** A purchase that has its receipt. */
export async function receipted(world: World, api: TestApi) {
  const ids = await bought(world, api)
  await make(api, world, 'POST /clientes/recibo_contratacion', ids)
  return ids
}

/** A purchase made for this. */
export async function bought(world: World, api: TestApi) {
  const { cliente: id_cliente, membresia: id_membresia } = world
  const made = await make(api, world, 'POST /clientes/crear_contratacion', {
    ...{ id_cliente, id_membresia, total: 1, metodo: 0 },
    ...{ fecha_inicio: '2026-01-01', fecha_fin: '2999-12-30' },
  })
  const { contratacion } = made as { contratacion: { _id: string } }
  return { id_cliente, id_contratacion: contratacion._id }
}

/** A payment of a purchase made for this. */
export async function paid(world: World, api: TestApi) {
  const ids = await bought(world, api)
  const made = await make(api, world, 'POST /clientes/crear_pago', {
    ...ids,
    ...{ fecha: '2026-01-05', metodo: 1, monto: 0.5 },
  })
  return { ...ids, id_pago: (made as { pago: { _id: string } }).pago._id }
}

/** A payment that was cancelled. */
export async function refunded(world: World, api: TestApi) {
  const ids = await paid(world, api)
  await make(api, world, 'POST /clientes/cancelar_pago', ids)
  return ids
}

/** A file that was deleted. */
export async function deletedFile(world: World, api: TestApi) {
  const id_cliente = world.cliente
  const { body } = await send(api, 'POST /clientes/crear_archivo', {
    body: { id_cliente, nombre: `Eliminado ${world.marca}`, descripcion: '', extension: 'pdf' },
    token: world.token,
    file: pdfPart('archivo'),
  })
  const ids = { id_cliente, id_archivo: (body as { archivos: { _id: string }[] }).archivos[0]?._id }
  await make(api, world, 'POST /clientes/eliminar_archivo', ids)
  return ids
}

/** A task that the caller wrote: nobody else may change it. */
export async function ownNote(world: World, api: TestApi) {
  const { cliente: id_cliente, marca: texto, token, caller = token } = world
  const body = { id_cliente, texto, vence: '2999-12-31' }
  const answer = await send(api, 'POST /clientes/crear_nota', { body, token: caller })
  return { id_cliente, id_nota: (answer.body as { nota?: { _id: string } }).nota?._id }
}

/** A note that its author deleted. */
export async function deletedNote(world: World, api: TestApi) {
  const ids = await ownNote(world, api)
  await send(api, 'POST /clientes/eliminar_nota', { body: ids, token: world.caller ?? world.token })
  return ids
}
