import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { dayFromToday, useContrataciones } from '../contrataciones.testing.ts'

const { api, newCliente, buy, cancel, perfil, entries } = useContrataciones()

describe('POST /clientes/cancelar_contratacion', () => {
  it('[P-11] [D15] cancels an active purchase, even before it begins', async () => {
    for (const inicio of [-1, 10]) {
      const id = await newCliente()
      const { contratacion } = (await buy(id, { fecha_inicio: dayFromToday(inicio) })).body
      const { status, body } = await cancel(id, contratacion._id)
      assert.equal(status, 200)
      assert.equal(body.msg, 'Membresía cancelada')
      assert.deepEqual(body.contratacion, { ...contratacion, status: 2, version: 2 })
      const cliente = await perfil(id)
      assert.deepEqual(cliente.contrataciones, [body.contratacion])
      assert.deepEqual(cliente.indicadores_generales.membresia_actual, { nombre: 'Básica', status: 2 })
    }
  })

  it('[D15] refuses a cancelled or expired one: 409 with a sentence', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    await cancel(id, _id)
    const again = await cancel(id, _id)
    assert.deepEqual([again.status, again.body.msg], [409, 'La membresía ya estaba cancelada'])
    const expired = (await buy(id, { fecha_inicio: '2020-01-01', fecha_fin: dayFromToday(-1) })).body
    const late = await cancel(id, expired.contratacion._id)
    assert.deepEqual([late.status, late.body.msg], [409, 'La membresía ya venció; no hay nada que cancelar'])
    assert.deepEqual(
      (await perfil(id)).contrataciones.map(({ status }: { status: number }) => status),
      [1, 2],
    )
  })

  it('[D14] a cancelled one stays cancelled after its last day', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    await cancel(id, _id)
    await api.sql(
      `update contrataciones set fecha_inicio = '2020-01-01', fecha_fin = '2020-01-02' where _id = $1`,
      [_id],
    )
    assert.equal((await perfil(id)).contrataciones[0].status, 2)
    assert.equal((await cancel(id, _id)).body.msg, 'La membresía ya estaba cancelada')
  })

  it('[D24] of several simultaneous calls one wins', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(id, _id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    assert.deepEqual(
      (await entries(_id)).map(({ accion }) => accion),
      ['crear', 'editar'],
    )
  })

  it("[D24] [D21] another client's purchase, none, a deleted client, another empresa: 404", async () => {
    const [id, stranger] = [await newCliente(), await newCliente()]
    const { _id } = (await buy(id)).body.contratacion
    for (const [cliente, contratacion] of [
      [stranger, _id],
      [id, uuidv7()],
    ] as const) {
      const { status, body } = await cancel(cliente, contratacion)
      assert.deepEqual([status, body.msg], [404, 'La contratación no existe'])
    }
    const other = uuidv7()
    await api.addEmpresa(other)
    const token = await api.tokenWith({ clientes: { editar: true } }, other)
    const foreign = { id_cliente: id, id_contratacion: _id }
    assert.equal((await api.call('POST /clientes/cancelar_contratacion', foreign, { token })).status, 404)
    await api.call('POST /clientes/eliminar', { id })
    assert.equal((await cancel(id, _id)).body.msg, 'El cliente no existe')
  })

  it('is audited', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    await cancel(id, _id)
    const [, entry] = await entries(_id)
    assert.deepEqual([entry!.antes.status, entry!.despues.status], [0, 2])
  })
})
