import { calls, isPlain, type CallName } from '../../contract/index.ts'
import { unId } from '../builders.ts'
import { complete, demoSignedIn, derivedBody } from './bodies.testing.ts'

const everyCall = Object.keys(calls) as CallName[]
const plainCalls = everyCall.filter(isPlain)

it.each([
  ...everyCall.map((name) => ['ours', name] as const),
  ...plainCalls.map((name) => ['plain', name] as const),
])('answers as the contract says: %s %s', async (kind, name) => {
  const { ask } = demoSignedIn(kind)
  const { status, body } = await ask(
    name.split(' ')[1] as string,
    name.startsWith('GET') ? undefined : kind === 'plain' ? complete(name) : await derivedBody(name, ask),
  )
  expect(status).toBe(200)
  expect(calls[name].response.safeParse(body).error).toBeUndefined()
})

it('[D38] a plain server sends no total, version, capacidades or _id, and lists everything', async () => {
  const { ask } = demoSignedIn('plain')
  const list = (await ask('/clientes/listar', complete('POST /clientes/listar'))).body as {
    clientes: object[]
  }
  expect(Object.keys(list)).toEqual(['clientes'])
  expect(list.clientes).toHaveLength(137)
  expect(list.clientes[0]).not.toHaveProperty('version')
  expect((await ask('/auth/sesion')).body).not.toHaveProperty('capacidades')
  expect((await ask('/clientes/crear', complete('POST /clientes/crear'))).body).toEqual({
    msg: 'Cliente creado',
  })
})

it.each([
  ['a member of ours', '/clientes/listar', { ...complete('POST /clientes/listar'), filas: 5 }, {}],
  ['a member missing', '/clientes/listar', { nombre: '' }, {}],
  ['a call of ours', '/auth/cerrar_sesion', {}, {}],
  ['a header of ours', '/clientes/eliminar', { id: unId(1) }, { 'idempotency-key': 'k' }],
])('[N-04] [D38] a plain server takes nothing but section 7: %s', async (_, path, body, headers) => {
  const { backend, ask } = demoSignedIn('plain')
  expect((await ask(path, body, headers)).status).toBe(400)
  expect(backend.breaches).toHaveLength(path === '/clientes/listar' && !('filas' in body) ? 4 : 1)
  expect(backend.data.clientes).toHaveLength(137)
})
