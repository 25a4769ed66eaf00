import assert from 'node:assert/strict'
import { it } from 'node:test'
import { usePagos } from './pagos.testing.ts'

const { api, purchase, pay, cancelPago, cancel } = usePagos()
const LISTAR = 'POST /contrataciones/listar'

interface Fila {
  _id: string
  saldo?: number
}
const ask = async (body: object, options = {}) => (await api.call(LISTAR, body, options)).body
const ids = (body: { contrataciones: Fila[] }) => body.contrataciones.map(({ _id }) => _id)

it('[E-23] «Con saldo» finds what is owed, with the sum; the days of payment find what was paid on them', async () => {
  const owing = await purchase({ fecha_inicio: '2025-03-01', fecha_fin: '2999-01-01' })
  const whole = await purchase({ fecha_inicio: '2025-03-02', fecha_fin: '2999-01-02', metodo: 1 })
  const paid = await purchase({ fecha_inicio: '2025-03-03', fecha_fin: '2999-01-03' })
  const ended = await purchase({ fecha_inicio: '2025-03-04', fecha_fin: '2999-01-04' })
  await pay(owing, 100.1, { fecha: '2025-04-10', metodo: 2 })
  await pay(owing, 200, { fecha: '2025-05-10', metodo: 0 })
  await pay(paid, 1000, { fecha: '2025-04-30' })
  await pay(ended, 10, { fecha: '2025-04-30' })
  await cancel(ended.id_cliente, ended.id_contratacion)
  const { pago } = (await pay(owing, 5, { fecha: '2025-04-11' })).body
  await cancelPago(owing, pago._id)

  const saldo = await ask({ con_saldo: true })
  assert.deepEqual(ids(saldo), [owing.id_contratacion])
  assert.deepEqual([saldo.suma_saldo, saldo.suma, saldo.suma_pagada], [699.9, 1000, undefined])
  assert.equal(saldo.contrataciones[0].saldo, 699.9)

  const abril = await ask({ pago_desde: '2025-04-01', pago_hasta: '2025-04-30' })
  assert.deepEqual(
    ids(abril),
    [owing, paid, ended].map(({ id_contratacion }) => id_contratacion),
  )
  assert.equal(abril.suma_pagada, 1110.1, 'what a cancelled purchase was paid was paid')
  const marzo = await ask({ pago_desde: '2025-03-01', pago_hasta: '2025-03-31' })
  assert.deepEqual([ids(marzo), marzo.suma_pagada], [[whole.id_contratacion], 1000])
  const transferencia = await ask({ pago_desde: '2025-04-01', metodo: [2] })
  assert.deepEqual([ids(transferencia), transferencia.suma_pagada], [[owing.id_contratacion], 100.1])
  const tarjeta = await ask({ pago_hasta: '2025-12-31', metodo: [1] })
  assert.deepEqual(ids(tarjeta), [whole.id_contratacion])
  const first = await ask({ orden: 'saldo', direccion: 'desc', filas: 1 })
  assert.deepEqual(ids(first), [owing.id_contratacion])

  const token = await api.tokenWith({ clientes: { ver: true, detalles: true } })
  const unseen = await ask({ con_saldo: true, pago_desde: '2025-01-01' }, { token })
  assert.deepEqual([unseen.total, 'suma_saldo' in unseen, 'suma_pagada' in unseen], [1, false, false])
})

it('[E-23] the file has what was paid and what is owed', async () => {
  const { body } = await api.call('POST /contrataciones/exportar', { orden: 'saldo', direccion: 'desc' })
  const { payload } = await api.app.inject({ method: 'GET', url: body.url as string })
  const [head, first] = payload.replace('\ufeff', '').split('\r\n')
  assert.match(head ?? '', /,Total,Pagado,Saldo,/)
  assert.match(first ?? '', /,1000,300\.1,699\.9,/)
})
