import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

const api = useApi()
const create = async (nombre: string) =>
  (await api.call('POST /configuracion/crear_membresia', { nombre, beneficios: ['Uno'] })).body.membresia
const remove = (id: string) => api.call('POST /configuracion/eliminar_membresia', { id })
const restore = (body: { id: string; version?: number }) =>
  api.call('POST /configuracion/restaurar_membresia', body)

describe('[E-05] POST /configuracion/restaurar_membresia', () => {
  it('puts the plan back into the list, once', async () => {
    const plan = await create('Oro')
    await remove(plan._id)
    const { status, body } = await restore({ id: plan._id, version: 2 })
    const restored = { ...plan, version: 3 }
    assert.deepEqual([status, body], [200, { msg: 'Membresía restaurada', membresia: restored }])
    assert.deepEqual((await restore({ id: plan._id })).body.membresia, restored)
    const { membresias } = (await api.call('GET /configuracion/listar_membresias')).body
    assert.deepEqual(membresias, [restored])
  })

  it('says that another plan has its name by now, however it is written', async () => {
    const plan = await create('Básica')
    await remove(plan._id)
    const other = await create('BASICA')
    const { status, body } = await restore({ id: plan._id })
    assert.equal(status, 409)
    assert.equal(
      body.msg,
      'Ya hay otra membresía con ese nombre; hay que cambiárselo antes de restaurar esta',
    )
    await api.call('POST /configuracion/editar_membresia', { id: other._id, nombre: 'Otra' })
    assert.equal((await restore({ id: plan._id })).status, 200)
  })

  it('[D41] a stale version: 409; an unknown plan: 404', async () => {
    const plan = await create('Plata')
    await remove(plan._id)
    assert.equal((await restore({ id: plan._id, version: 1 })).status, 409)
    assert.equal((await restore({ id: uuidv7() })).status, 404)
  })
})
