import { api, type CallOptions } from '@backoffice/shared'
import type { Cliente, RequestOf } from '@backoffice/shared/contract'
import { textos } from './duplicados.textos.ts'

export const FILAS = 20

/** A page of what was found; silent while it is only looked at again. */
export const listar = (pagina: number, options: CallOptions) =>
  api.post('/clientes/duplicados', { pagina, filas: FILAS }, options)

export const listarDistintos = (options: CallOptions) =>
  api.post('/clientes/duplicados', { distintos: true, filas: 50 }, options)

export const buscar = (options: CallOptions) => api.post('/clientes/buscar_duplicados', {}, options)

export const deshacerUnion = (id: string) => api.post('/clientes/deshacer_union', { id })

/** Merges two clients; the alert of its success offers to undo it. */
export async function unir(
  body: RequestOf<'/clientes/unir'>,
  { idempotencyKey }: Pick<CallOptions, 'idempotencyKey'>,
  onUndone: () => unknown,
) {
  let merged = ''
  const action = {
    label: textos.deshacer,
    // Its refusal is shown by the call itself.
    run: () => deshacerUnion(merged).then(onUndone, () => undefined),
  }
  const answer = await api.post('/clientes/unir', body, { idempotencyKey, action })
  merged = answer.union._id
  return answer
}

export const quitarDistintos = (ids: string[]) => api.post('/clientes/quitar_distintos', { ids })

/** Remembers that they are different people; the alert of its success offers to take it back. */
export const marcarDistintos = (ids: string[], onUndone: () => unknown) =>
  api.post(
    '/clientes/marcar_distintos',
    { ids },
    { action: { label: textos.deshacer, run: () => quitarDistintos(ids).then(onUndone, () => undefined) } },
  )

/** Both clients as they are now; null: one of them has been merged meanwhile. */
export async function leer(
  [uno, otro]: readonly [string, string],
  options: CallOptions,
): Promise<[Cliente, Cliente] | null> {
  const read = (id: string) => api.post('/clientes/detalles', { id }, options)
  const [one, other] = await Promise.all([read(uno), read(otro)])
  return one.unido_en || other.unido_en ? null : [one.cliente, other.cliente]
}
