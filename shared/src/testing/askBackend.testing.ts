import { Backend, type BackendKind } from './backend/Backend.ts'
import type { Data } from './backend/data.ts'
import { emptyData } from './backend/emptyData.ts'
import { unCliente, unUsuario } from './builders.ts'

/** The client of the office of these tests. */
export const ana = unCliente({ celular: '33 1234 5678', rfc: 'GODE561231GR8' })

/** A back end with Ana and this data, and a way to ask it as a person who is signed in. */
export function signedIn(own: Partial<Data> = {}, kind: BackendKind = 'ours', usuario = unUsuario()) {
  const backend = new Backend(kind, () => ({ ...emptyData(), clientes: [ana], ...own }))
  const token = backend.signIn(usuario)
  const ask = async (path: string, body: unknown) => {
    const method = body === undefined ? 'GET' : 'POST'
    const headers = { 'x-auth-token': token, 'content-type': 'application/json' }
    const answer = await backend.handle({ method, path, body, headers })
    return answer as { status: number; body: Record<string, never> }
  }
  return { backend, ask }
}
