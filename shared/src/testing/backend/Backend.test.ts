import { demoData } from '../demo.ts'
import { unCliente, unId, unosClientes, unUsuario } from '../builders.ts'
import { demoSignedIn } from './bodies.testing.ts'

it('[D24] refuses with a status and a sentence', async () => {
  const { backend, ask } = demoSignedIn(
    'ours',
    undefined,
    unUsuario({ permisos: { clientes: { ver: true } } }),
  )
  expect(await ask('/no/existe', {})).toMatchObject({ status: 404, body: { msg: expect.any(String) } })
  expect(await ask('/clientes/listar', { pagina: -1 })).toEqual({
    status: 400,
    body: { msg: 'Hay datos que no son válidos', campos: { pagina: 'Debe ser al menos 0' } },
  })
  expect(await ask('/clientes/crear', { nombre: 'Ana' })).toMatchObject({ status: 403 })
  backend.endSessions()
  expect(await ask('/clientes/listar', {})).toMatchObject({ status: 401 })
})

it('[D8] matches parts of texts, ignoring accents and case', async () => {
  const data = () => ({
    ...demoData(),
    clientes: [unCliente({ nombre: 'Íñigo' }), unCliente({ nombre: 'Ana' })],
  })
  const { ask } = demoSignedIn('ours', data)
  expect((await ask('/clientes/listar', { nombre: 'INI' })).body).toMatchObject({
    clientes: [{ nombre: 'Íñigo' }],
  })
})

it('[A-01] lists the advisories of a status, or all of them without one', async () => {
  const { ask } = demoSignedIn()
  const statusOf = async (status: number[]) => {
    const { asesorias } = (await ask('/asesorias/listar', { status })).body as {
      asesorias: { status: number }[]
    }
    return new Set(asesorias.map((row) => row.status))
  }
  expect(await statusOf([0])).toEqual(new Set([0]))
  expect(await statusOf([])).toEqual(new Set([0, 1]))
})

it('pages, orders and counts up to 10,000', async () => {
  const { ask } = demoSignedIn('ours', () => ({ ...demoData(), clientes: unosClientes(10_001) }))
  const page = (await ask('/clientes/listar', { filas: 2, pagina: 1, orden: 'creacion', direccion: 'desc' }))
    .body
  expect(page).toMatchObject({
    total: 10_000,
    total_exacto: false,
    clientes: [{ _id: unId(9999) }, { _id: unId(9998) }],
  })
})

it('[D42] executes two calls with one key once', async () => {
  const { backend, ask } = demoSignedIn()
  const first = await ask('/clientes/crear', { nombre: 'Ana' }, { 'idempotency-key': 'k' })
  expect(await ask('/clientes/crear', { nombre: 'Ana' }, { 'idempotency-key': 'k' })).toEqual(first)
  expect(backend.data.clientes).toHaveLength(138)
})

it('[D42] reports a key on a call that creates nothing: every server ignores it', async () => {
  const { backend, ask } = demoSignedIn()
  const { status } = await ask('/clientes/eliminar', { id: unId(1) }, { 'idempotency-key': 'k' })
  expect([status, backend.breaches]).toEqual([400, ['/clientes/eliminar: Idempotency-Key is ignored']])
})

it('[D41] refuses to delete a row that has changed meanwhile', async () => {
  const { ask } = demoSignedIn()
  expect(await ask('/clientes/eliminar', { id: unId(1), version: 9 })).toMatchObject({ status: 409 })
  expect(await ask('/clientes/eliminar', { id: unId(1), version: 1 })).toMatchObject({ status: 200 })
})

it('records the calls, and forgets everything on a reset', async () => {
  const { backend, ask } = demoSignedIn()
  await ask('/clientes/crear', { nombre: 'Ana', sobra: 1 })
  expect(backend.lastBody('/clientes/crear')).toEqual({ nombre: 'Ana', sobra: 1 })
  backend.knobs.down = true
  backend.reset()
  expect(backend.calls).toEqual([])
  expect(backend.data.clientes).toHaveLength(137)
  expect(backend.knobs.down).toBe(false)
})

it('a call from before the reset is neither answered nor recorded', async () => {
  const { backend, ask } = demoSignedIn()
  backend.reset()
  const late = ask('/clientes/crear', { nombre: 'Ana' })
  const answered = jest.fn()
  void late.then(answered)
  // A call from after the reset is.
  expect(await ask('/auth/login', {}, { 'x-auth-token': '' })).toMatchObject({ status: 400 })
  expect(answered).not.toHaveBeenCalled()
  expect(backend.callsTo('/clientes/crear')).toEqual([])
  expect(backend.data.clientes).toHaveLength(137)
})
