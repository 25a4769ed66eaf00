import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { holding } from '../../../test/owner/holding.ts'
import { dayFromToday, useContrataciones } from './contrataciones.testing.ts'

const { api, plan, addPlan, newCliente, buy, perfil, entries } = useContrataciones()

describe('POST /clientes/crear_contratacion', () => {
  it('[P-11] [P-15] returns the purchase, and the profile shows it first and as the current membership', async () => {
    const id = await newCliente()
    await buy(id, { metodo: 2, total: 0 })
    const { status, body } = await buy(id, { total: 1299.5, metodo: 1 })
    assert.equal(status, 200)
    assert.equal(body.msg, 'Membresía contratada')
    const { _id, ...contratacion } = body.contratacion
    assert.deepEqual(contratacion, {
      version: 1,
      membresia: { _id: plan(), nombre: 'Básica' },
      total: 1299.5,
      metodo: 1,
      fecha_inicio: dayFromToday(-1),
      fecha_fin: dayFromToday(29),
      status: 0,
    })
    const cliente = await perfil(id)
    assert.deepEqual(
      cliente.contrataciones.map((c: Record<string, unknown>) => [c.total, c.metodo]),
      [
        [1299.5, 1],
        [0, 2],
      ],
    )
    assert.deepEqual(cliente.contrataciones[0], { _id, ...contratacion })
    assert.deepEqual(cliente.indicadores_generales.membresia_actual, { nombre: 'Básica', status: 0 })
  })

  it('[D14] expired from the day after its last one on; active before, even when it starts in the future', async () => {
    for (const [inicio, fin, status] of [
      [-30, -1, 1],
      [-30, 0, 0],
      [-30, 1, 0],
      [0, 0, 0],
      [10, 40, 0],
    ] as const) {
      const id = await newCliente()
      const { body } = await buy(id, { fecha_inicio: dayFromToday(inicio), fecha_fin: dayFromToday(fin) })
      assert.equal(body.contratacion.status, status, `${inicio} to ${fin}`)
      const cliente = await perfil(id)
      assert.equal(cliente.contrataciones[0].status, status)
      assert.equal(cliente.indicadores_generales.membresia_actual.status, status)
    }
  })

  it('[D14] [P-03] the current membership is the most recent purchase, whatever the periods; they may overlap', async () => {
    const id = await newCliente()
    await buy(id, { fecha_fin: dayFromToday(300) })
    const old = { fecha_inicio: '2020-01-01', fecha_fin: '2020-12-31' }
    await buy(id, { id_membresia: await addPlan('Vieja'), ...old })
    const { indicadores_generales: indicadores } = await perfil(id)
    assert.deepEqual(indicadores.membresia_actual, { nombre: 'Vieja', status: 1 })
  })

  it('[D25] [P-11] keeps the name and the price at the time of purchase', async () => {
    const id = await newCliente()
    const id_membresia = await addPlan('Como era')
    await buy(id, { id_membresia, total: 10.01 })
    await api.sql(
      `update membresias set nombre = 'Como es', precio = 1, eliminacion = now() where _id = $1`,
      [id_membresia],
    )
    const [{ membresia, total }] = (await perfil(id)).contrataciones
    assert.deepEqual([membresia.nombre, total], ['Como era', 10.01])
  })

  it('[D24] a deleted client: 404', async () => {
    const id = await newCliente()
    await api.call('POST /clientes/eliminar', { id })
    for (const none of [id, uuidv7()]) {
      const { status, body } = await buy(none)
      assert.deepEqual([status, body.msg], [404, 'El cliente no existe'])
    }
  })

  it('[D24] [D25] a deleted plan: 400 by field', async () => {
    const gone = await addPlan('Retirada')
    await api.sql('update membresias set eliminacion = now() where _id = $1', [gone])
    for (const id_membresia of [gone, uuidv7()]) {
      const { status, body } = await buy(await newCliente(), { id_membresia })
      assert.deepEqual([status, body.campos], [400, { id_membresia: 'La membresía no existe' }])
    }
  })

  it('[D25] waits for the deletion of a plan or a client under way, and refuses', async () => {
    const [leaving, staying] = [await newCliente(), await newCliente()]
    const id_membresia = await addPlan('Se retira')
    const retire = 'update membresias set eliminacion = now() where _id = $1'
    const plan = await holding(api, [retire, id_membresia], () => buy(staying, { id_membresia }))
    assert.deepEqual([plan.status, plan.body.campos], [400, { id_membresia: 'La membresía no existe' }])
    const remove = 'update clientes set eliminacion = now() where _id = $1'
    const client = await holding(api, [remove, leaving], () => buy(leaving))
    assert.deepEqual([client.status, client.body.msg], [404, 'El cliente no existe'])
  })

  it('[D24] refuses invalid values', async () => {
    const id = await newCliente()
    const bad: [string, unknown][] = [
      ['total', -0.01],
      ['total', 1e12],
      ['total', 1.005],
      ['total', '10'],
      ['total', null],
      ['metodo', 3],
      ['metodo', '0'],
      ['metodo', null],
      ['fecha_inicio', '30/01/2026'],
      ['fecha_inicio', '2026-02-30'],
      ['fecha_fin', ''],
      ['fecha_fin', dayFromToday(-2)],
      ['id_membresia', 'x'],
      ['id_cliente', ''],
    ]
    for (const [campo, value] of bad) {
      const { status, body } = await buy(id, { [campo]: value })
      assert.equal(status, 400, `${campo} ${String(value)}`)
      assert.ok(body.campos[campo], JSON.stringify(body))
    }
    const { body } = await buy(id, { fecha_fin: dayFromToday(-2) })
    assert.equal(body.campos.fecha_fin, 'No puede ser anterior a la fecha de inicio')
    assert.deepEqual((await perfil(id)).contrataciones, [])
  })

  it('[D42] two calls with one key make one purchase', async () => {
    const id = await newCliente()
    const headers = { 'idempotency-key': uuidv7() }
    const [first, second] = await Promise.all([buy(id, {}, { headers }), buy(id, {}, { headers })])
    assert.equal(first.status, 200)
    assert.deepEqual(second.body, first.body)
    assert.equal((await perfil(id)).contrataciones.length, 1)
  })

  it('keeps all simultaneous purchases, each with its place', async () => {
    const id = await newCliente()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((total) => buy(id, { total })))
    assert.ok(answers.every(({ status }) => status === 200))
    const cliente = await perfil(id)
    assert.deepEqual(
      cliente.contrataciones.map(({ total }: { total: number }) => total).sort(),
      [1, 2, 3, 4, 5],
    )
  })

  it('is audited', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    const [entry] = await entries(_id)
    assert.equal(entry!.accion, 'crear')
    assert.deepEqual([entry!.despues.id_cliente, entry!.despues.membresia], [id, 'Básica'])
  })
})
