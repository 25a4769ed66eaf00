import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useApi } from '../../../test/api.ts'

const api = useApi()

const create = (key: string, nombre: string, token = api.token) =>
  api.call('POST /clientes/crear', { nombre }, { token, headers: { 'idempotency-key': key } })
const howMany = async (nombre: string) =>
  (await api.call('POST /clientes/listar', { nombre })).body.clientes.length as number

describe('[D42] a repeated creation', () => {
  it('happens once, and both get the same answer', async () => {
    const first = await create('clave-1', 'Una')
    const second = await create('clave-1', 'Una')
    assert.equal(first.status, 200)
    assert.deepEqual(second.body, first.body)
    assert.equal(await howMany('Una'), 1)
  })

  it('even when both arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('clave-2', 'Gemela')))
    assert.equal(new Set(answers.map(({ body }) => body._id)).size, 1)
    assert.ok(answers.every(({ status }) => status === 200))
    assert.equal(await howMany('Gemela'), 1)
  })

  it('is refused with other data', async () => {
    await create('clave-3', 'Primera')
    const { status, body } = await create('clave-3', 'Segunda')
    assert.equal(status, 409)
    assert.equal(body.msg, 'Ese Idempotency-Key ya se usó con otros datos')
    assert.equal(await howMany('Segunda'), 0)
  })

  it('with different data at once: creates one, refuses the others', async () => {
    const names = ['Alfa', 'Beta', 'Gama', 'Delta']
    const answers = await Promise.all(names.map((nombre) => create('clave-mixta', nombre)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    const made = await Promise.all(names.map(howMany))
    assert.equal(
      made.reduce((sum, n) => sum + n),
      1,
    )
  })

  it('is refused if another call used the key', async () => {
    await create('clave-de-cliente', 'Con clave')
    const plan = { nombre: 'Con clave', beneficios: ['Uno'] }
    const headers = { 'idempotency-key': 'clave-de-cliente' }
    assert.equal((await api.call('POST /configuracion/crear_membresia', plan, { headers })).status, 409)
  })

  it('may be tried again after a failure', async () => {
    assert.equal((await create('clave-4', '')).status, 400)
    const broken = await api.call(
      'POST /clientes/crear',
      { nombre: 'Rota', giro: '01900000-0000-7000-8000-000000000999' },
      { headers: { 'idempotency-key': 'clave-4' } },
    )
    assert.equal(broken.status, 400)
    assert.equal((await create('clave-4', 'Buena')).status, 200)
  })

  it('is a new one for another user, and after a day', async () => {
    await create('clave-5', 'Repetida')
    await create('clave-5', 'Repetida', await api.tokenWith({ clientes: { agregar: true } }))
    assert.equal(await howMany('Repetida'), 2)
    await api.sql(`update idempotencia set creacion = creacion - interval '25 hours'`)
    await create('clave-5', 'Repetida')
    assert.equal(await howMany('Repetida'), 3)
  })

  it('a malformed key is refused', async () => {
    for (const key of ['', 'con espacio', 'x'.repeat(201)])
      assert.equal((await create(key, 'Nadie')).status, 400)
  })

  it('without a key it creates two', async () => {
    for (let i = 0; i < 2; i++) await api.call('POST /clientes/crear', { nombre: 'Doble' })
    assert.equal(await howMany('Doble'), 2)
  })
})
