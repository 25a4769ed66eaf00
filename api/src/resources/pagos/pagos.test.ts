import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { newTenant } from '../../../test/matrix/world.ts'
import { today } from '../../platform/lists/days.ts'
import { dayFromToday } from '../contrataciones/contrataciones.testing.ts'
import { usePagos } from './pagos.testing.ts'

const { api, purchase, pay, read, cancelPago, restorePago, cancel, perfil, entries } = usePagos()

describe('POST /clientes/crear_pago', () => {
  it('[E-23] the first payment makes the rest owed; the last one leaves nothing', async () => {
    const ids = await purchase()
    assert.deepEqual((await read(ids)).pagos, [])
    assert.equal((await read(ids)).contratacion.saldo, undefined, 'without payments it counts as paid')
    const { status, body } = await pay(ids, 300.1, { metodo: 2, fecha: dayFromToday(-3) })
    assert.equal(status, 200)
    assert.equal(body.msg, 'Pago registrado')
    const { _id, ...pago } = body.pago
    assert.deepEqual(pago, {
      ...{ version: 1, fecha: dayFromToday(-3), metodo: 2, monto: 300.1, cancelacion: null },
    })
    assert.deepEqual([body.contratacion.pagado, body.contratacion.saldo], [300.1, 699.9])
    assert.equal(body.contratacion.version, 1, 'nobody who edits the purchase is told that it changed')
    const { contratacion } = (await pay(ids, 699.9)).body
    assert.deepEqual([contratacion.pagado, contratacion.saldo], [1000, 0])
    const { pagos } = await read(ids)
    assert.deepEqual(
      pagos.map(({ monto }: { monto: number }) => monto),
      [699.9, 300.1],
    )
    assert.deepEqual((await perfil(ids.id_cliente)).contrataciones, [contratacion])
    assert.ok(_id)
  })

  it('[E-23] never exceeds the balance, also with many at once, to the cent', async () => {
    const ids = await purchase({ total: 0.3 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(ids, 0.1)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    assert.equal(refused?.body.msg, 'El pago es mayor que el saldo')
    assert.deepEqual((await read(ids)).contratacion.saldo, 0)
    assert.equal((await pay(await purchase({ total: 499 }), 499.01)).status, 409)
    assert.equal((await pay(await purchase({ total: 0 }), 0.01)).status, 409)
  })

  it('[E-23] [D42] two calls with one key make one payment', async () => {
    const ids = await purchase()
    const headers = { 'idempotency-key': uuidv7() }
    const [first, second] = await Promise.all([pay(ids, 10, {}, { headers }), pay(ids, 10, {}, { headers })])
    assert.deepEqual([first.status, first.body], [200, second.body])
    assert.equal((await read(ids)).contratacion.pagado, 10)
  })

  it('[D24] refuses invalid values, and those of another client, office or a cancelled purchase', async () => {
    const ids = await purchase()
    for (const [campo, value] of [
      ['monto', 0],
      ['monto', -1],
      ['monto', 1.005],
      ['monto', '1'],
      ['monto', null],
      ['monto', 1e12],
      ['metodo', 3],
      ['fecha', dayFromToday(1)],
      ['fecha', '2026-02-30'],
      ['fecha', ''],
      ['id_contratacion', 'x'],
    ] as const) {
      const { status, body } = await pay(ids, 1, { [campo]: value })
      assert.deepEqual([status, Object.keys(body.campos as object)], [400, [campo]], `${campo} ${value}`)
    }
    const stranger = (await purchase()).id_cliente
    assert.equal((await pay({ ...ids, id_cliente: stranger }, 1)).status, 404)
    const { token } = await newTenant(api)
    assert.equal((await pay(ids, 1, {}, { token })).status, 404)
    await cancel(ids.id_cliente, ids.id_contratacion)
    const { status, body } = await pay(ids, 1)
    assert.deepEqual([status, body.msg], [409, 'La membresía está cancelada; no se puede registrar un pago'])
  })

  it('[E-23] is for those who may edit clients; who sees them reads', async () => {
    const ids = await purchase()
    const token = await api.tokenWith({ clientes: { detalles: true } })
    assert.equal((await pay(ids, 1, {}, { token })).status, 403)
    assert.equal((await api.call('POST /clientes/pagos_contratacion', ids, { token })).status, 200)
    const none = await api.tokenWith({ configuracion: { membresias: { ver: true } } })
    assert.equal((await api.call('POST /clientes/pagos_contratacion', ids, { token: none })).status, 403)
  })
})

describe('POST /clientes/cancelar_pago', () => {
  it('[E-23] what it paid is owed again, and undone it is paid again; both are audited', async () => {
    const ids = await purchase()
    await pay(ids, 100)
    const { pago } = (await pay(ids, 50)).body
    const { status, body } = await cancelPago(ids, pago._id)
    assert.deepEqual([status, body.msg, body.contratacion.saldo], [200, 'Pago cancelado', 900])
    assert.equal(typeof body.pago.cancelacion, 'string')
    assert.equal((await cancelPago(ids, pago._id)).body.msg, 'El pago ya estaba cancelado')
    assert.equal((await restorePago(ids, pago._id)).body.contratacion.saldo, 850)
    assert.equal((await restorePago(ids, pago._id)).status, 200, 'a call that comes twice is answered')
    assert.equal((await read(ids)).contratacion.pagado, 150)
    const told = await entries(pago._id)
    assert.deepEqual(
      told.map(({ accion }) => accion),
      ['crear', 'editar', 'restaurar'],
    )
    assert.deepEqual([told[1]?.antes.cancelado, told[1]?.despues.cancelado], [false, true])
  })

  it('[E-23] without the only payment, the purchase counts as paid again', async () => {
    const ids = await purchase()
    const { pago } = (await pay(ids, 1000)).body
    const { contratacion } = (await cancelPago(ids, pago._id)).body
    assert.deepEqual([contratacion.pagado, contratacion.saldo], [undefined, undefined])
  })

  it('[E-23] is not taken back once others have paid that part', async () => {
    const ids = await purchase()
    const { pago } = (await pay(ids, 600)).body
    await cancelPago(ids, pago._id)
    await pay(ids, 500)
    const { status, body } = await restorePago(ids, pago._id)
    assert.deepEqual([status, body.msg], [409, 'Ya se pagó con otro; el pago no cabe en el saldo'])
    const others = { ...(await purchase()), id_pago: pago._id }
    assert.equal((await api.call('POST /clientes/cancelar_pago', others)).body.msg, 'El pago no existe')
    const stale = { ...ids, id_pago: pago._id, version: 7 }
    assert.equal((await api.call('POST /clientes/restaurar_pago', stale)).status, 409)
  })

  it('[E-23] of a cancelled purchase nothing is owed, and its payments stay and can be cancelled', async () => {
    const ids = await purchase()
    const { pago } = (await pay(ids, 400)).body
    const { contratacion } = (await cancel(ids.id_cliente, ids.id_contratacion)).body
    assert.deepEqual([contratacion.pagado, contratacion.saldo, contratacion.status], [400, 0, 2])
    assert.equal((await cancelPago(ids, pago._id)).status, 200)
  })

  it('the database itself refuses more than the total', async () => {
    const ids = await purchase()
    await pay(ids, 1)
    const change = 'update contrataciones set pagado = total + 0.01 where _id = $1'
    await assert.rejects(api.sql(change, [ids.id_contratacion]), /contrataciones_pagado/)
  })
})

describe('[E-23] the receipt of a payment', () => {
  const issue = (ids: object) => api.call('POST /clientes/recibo_contratacion', ids as never)

  it('has a number of its own, once, and says when its payment was cancelled', async () => {
    const ids = await purchase()
    const { pago } = (await pay(ids, 250.5, { fecha: today() })).body
    const { pago: second } = (await pay(ids, 100)).body
    const [one, two, again] = await Promise.all([
      issue({ ...ids, id_pago: pago._id }),
      issue({ ...ids, id_pago: second._id }),
      issue({ ...ids, id_pago: pago._id }),
    ])
    assert.deepEqual(one.body.recibo, again.body.recibo)
    assert.equal(Math.abs(one.body.recibo.folio - two.body.recibo.folio), 1)
    const bytes = async () =>
      (await api.app.inject({ method: 'GET', url: (await issue({ ...ids, id_pago: pago._id })).body.url }))
        .rawPayload
    const first = await bytes()
    assert.match(first.subarray(0, 5).toString(), /^%PDF-/)
    const [{ datos }] = (await api.sql<{ datos: object }>('select datos from recibos where id_pago = $1', [
      pago._id,
    ])) as [{ datos: { pago: object } }]
    assert.deepEqual(datos.pago, { fecha: today(), monto: 250.5, saldo: 649.5 })
    await cancel(ids.id_cliente, ids.id_contratacion)
    assert.ok((await bytes()).equals(first), 'the money of a cancelled purchase was paid all the same')
    await cancelPago(ids, pago._id)
    assert.ok(!(await bytes()).equals(first))
  })

  it('stands in place of one of the whole, and is sent as that one is', async () => {
    const ids = await purchase()
    const { pago } = (await pay(ids, 5)).body
    const { status, body } = await issue(ids)
    assert.deepEqual(
      [status, body.msg],
      [409, 'Esta contratación tiene pagos registrados: el recibo es de cada pago'],
    )
    await api.call('POST /clientes/editar', { id: ids.id_cliente, email: 'ana@pagos.mx' })
    const sent = await api.call('POST /clientes/enviar_recibo', { ...ids, id_pago: pago._id })
    assert.match(sent.body.msg, /va en camino a ana@pagos\.mx$/)
    const link = await api.call('POST /clientes/enlace_recibo', { ...ids, id_pago: pago._id })
    assert.equal((await api.app.inject({ method: 'GET', url: link.body.url })).statusCode, 200)
    const other = await issue({ ...(await purchase()), id_pago: pago._id })
    assert.deepEqual([other.status, other.body.msg], [404, 'El pago no existe'])
  })
})
