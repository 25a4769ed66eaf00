import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useContrataciones } from '../contrataciones.testing.ts'

const { api, newCliente, buy, cancel, perfil, entries } = useContrataciones()
const restore = (id_cliente: string, id_contratacion: string, version?: number) =>
  api.call('POST /clientes/restaurar_contratacion', {
    id_cliente,
    id_contratacion,
    ...(version !== undefined && { version }),
  })

async function cancelled() {
  const id = await newCliente()
  const { contratacion } = (await buy(id)).body
  await cancel(id, contratacion._id)
  return { id, contratacion }
}

describe('[E-05] POST /clientes/restaurar_contratacion', () => {
  it('takes the cancellation back, and is audited', async () => {
    const { id, contratacion } = await cancelled()
    const { status, body } = await restore(id, contratacion._id, 2)
    const restored = { ...contratacion, version: 3 }
    assert.deepEqual([status, body], [200, { msg: 'Membresía restaurada', contratacion: restored }])
    assert.deepEqual((await perfil(id)).contrataciones, [restored])
    const entry = (await entries(contratacion._id)).at(-1)!
    assert.deepEqual([entry.accion, entry.antes.status, entry.despues.status], ['restaurar', 2, 0])
    assert.deepEqual((await restore(id, contratacion._id, 2)).body.contratacion, restored, 'twice')
    assert.equal((await entries(contratacion._id)).length, 3)
  })

  it('[D14] one that has ended meanwhile is expired', async () => {
    const { id, contratacion } = await cancelled()
    await api.sql(
      `update contrataciones set fecha_inicio = '2020-01-01', fecha_fin = '2020-01-02' where _id = $1`,
      [contratacion._id],
    )
    assert.equal((await restore(id, contratacion._id)).body.contratacion.status, 1)
  })

  it('[D41] [D24] a stale version: 409; another client’s, none, a deleted client: 404', async () => {
    const { id, contratacion } = await cancelled()
    assert.equal((await restore(id, contratacion._id, 1)).status, 409)
    assert.equal((await restore(await newCliente(), contratacion._id)).status, 404)
    assert.equal((await restore(id, uuidv7())).status, 404)
    await api.call('POST /clientes/eliminar', { id })
    assert.equal((await restore(id, contratacion._id)).body.msg, 'El cliente no existe')
  })
})
