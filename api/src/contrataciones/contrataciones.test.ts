import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../test/api'
import { holding } from '../../test/holding'
import { today } from '../lists/days'

let plan = ''
const api = useApi({}, async (api) => {
  plan = await addPlan('Básica')
  return api
})

const addPlan = async (nombre: string): Promise<string> => {
  const _id = uuidv7()
  await api.sql('insert into membresias (id_locatario, _id, nombre, precio) values ($1, $2, $3, 499)', [
    api.idLocatario,
    _id,
    nombre,
  ])
  return _id
}
const dayFromToday = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

const newCliente = async () => (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id as string
const buy = (id_cliente: string, campos: object = {}, options = {}) =>
  api.call(
    'POST /clientes/crear_contratacion',
    {
      id_cliente,
      id_membresia: plan,
      total: 499,
      metodo: 0,
      fecha_inicio: dayFromToday(-1),
      fecha_fin: dayFromToday(29),
      ...campos,
    },
    options,
  )
const cancel = (id_cliente: string, id_contratacion: string) =>
  api.call('POST /clientes/cancelar_contratacion', { id_cliente, id_contratacion })
const perfil = async (id: string) => (await api.call('POST /clientes/perfil', { id })).body.cliente
const deeds = (id: string) =>
  api.sql<{ accion: string; antes: Record<string, unknown>; despues: Record<string, unknown> }>(
    'select accion, antes, despues from auditoria where id_entidad = $1 order by momento',
    [id],
  )

describe('POST /clientes/crear_contratacion', () => {
  it('[P-11] [P-15] answers the purchase, and the profile shows it in front and as the current membership', async () => {
    const id = await newCliente()
    await buy(id, { metodo: 2, total: 0 })
    const { status, body } = await buy(id, { total: 1299.5, metodo: 1 })
    assert.equal(status, 200)
    assert.equal(body.msg, 'Membresía contratada')
    const { _id, ...contratacion } = body.contratacion
    assert.deepEqual(contratacion, {
      version: 1,
      membresia: { _id: plan, nombre: 'Básica' },
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

  it('[D14] [P-03] the current membership is the purchase made last, whatever the periods; they may overlap', async () => {
    const id = await newCliente()
    await buy(id, { fecha_fin: dayFromToday(300) })
    const old = { fecha_inicio: '2020-01-01', fecha_fin: '2020-12-31' }
    await buy(id, { id_membresia: await addPlan('Vieja'), ...old })
    const { indicadores_generales: indicadores } = await perfil(id)
    assert.deepEqual(indicadores.membresia_actual, { nombre: 'Vieja', status: 1 })
  })

  it('[D25] [P-11] keeps the name and the price as they were', async () => {
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

  it('[D24] the client must live: 404', async () => {
    const id = await newCliente()
    await api.call('POST /clientes/eliminar', { id })
    for (const none of [id, uuidv7()]) {
      const { status, body } = await buy(none)
      assert.deepEqual([status, body.msg], [404, 'El cliente no existe'])
    }
  })

  it('[D24] [D25] the plan must live: 400 by field', async () => {
    const gone = await addPlan('Retirada')
    await api.sql('update membresias set eliminacion = now() where _id = $1', [gone])
    for (const id_membresia of [gone, uuidv7()]) {
      const { status, body } = await buy(await newCliente(), { id_membresia })
      assert.deepEqual([status, body.campos], [400, { id_membresia: 'La membresía no existe' }])
    }
  })

  it('[D25] a plan or a client that is being deleted at this moment is waited for, and refused', async () => {
    const [leaving, staying] = [await newCliente(), await newCliente()]
    const id_membresia = await addPlan('Se retira')
    const retire = 'update membresias set eliminacion = now() where _id = $1'
    const plan = await holding(api, [retire, id_membresia], () => buy(staying, { id_membresia }))
    assert.deepEqual([plan.status, plan.body.campos], [400, { id_membresia: 'La membresía no existe' }])
    const remove = 'update clientes set eliminacion = now() where _id = $1'
    const client = await holding(api, [remove, leaving], () => buy(leaving))
    assert.deepEqual([client.status, client.body.msg], [404, 'El cliente no existe'])
  })

  it('[D24] refuses what is no value of its field', async () => {
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

  it('[D42] twice with one key is one purchase', async () => {
    const id = await newCliente()
    const headers = { 'idempotency-key': uuidv7() }
    const [first, second] = await Promise.all([buy(id, {}, { headers }), buy(id, {}, { headers })])
    assert.equal(first.status, 200)
    assert.deepEqual(second.body, first.body)
    assert.equal((await perfil(id)).contrataciones.length, 1)
  })

  it('purchases at the same moment are all kept, each with its place', async () => {
    const id = await newCliente()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((total) => buy(id, { total })))
    assert.ok(answers.every(({ status }) => status === 200))
    const cliente = await perfil(id)
    assert.deepEqual(
      cliente.contrataciones.map(({ total }: { total: number }) => total).sort(),
      [1, 2, 3, 4, 5],
    )
  })

  it('is written down', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    const [deed] = await deeds(_id)
    assert.equal(deed!.accion, 'crear')
    assert.deepEqual([deed!.despues.id_cliente, deed!.despues.membresia], [id, 'Básica'])
  })
})

describe('POST /clientes/cancelar_contratacion', () => {
  it('[P-11] [D15] cancels an active purchase, also one that has not begun', async () => {
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

  it('[D15] one that is cancelled or expired is not active any more: 409 with a sentence', async () => {
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

  it('[D14] a cancelled one stays so once its last day has passed', async () => {
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

  it('[D24] of several at the same moment one wins', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(id, _id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    assert.deepEqual(
      (await deeds(_id)).map(({ accion }) => accion),
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

  it('is written down', async () => {
    const id = await newCliente()
    const { _id } = (await buy(id)).body.contratacion
    await cancel(id, _id)
    const [, deed] = await deeds(_id)
    assert.deepEqual([deed!.antes.status, deed!.despues.status], [0, 2])
  })
})
