import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { dayFromToday as day } from '../contrataciones.testing.ts'
import { type Fila, LISTAR, useList } from './list.testing.ts'

const { api, addPlan, ask, buy, cliente, fill, ids, plan } = useList()

const names = async (body: object) =>
  (await ask(body)).contrataciones.map(({ cliente, fecha_fin }) => `${cliente.nombre} ${fecha_fin}`)

describe('POST /contrataciones/listar', () => {
  before(fill)

  it('[E-06] all clients’ purchases, those that end first first, with their number and sum', async () => {
    const { contrataciones, total, total_exacto, suma } = await ask()
    assert.deepEqual(
      contrataciones.map((c) => [c.cliente.nombre, c.membresia.nombre, c.total, c.fecha_fin, c.status]),
      [
        ['Ana Núñez', 'Básica', 100, day(-30), 1],
        ['Beto', 'Básica', 300.5, day(-10), 1],
        ['Ana Núñez', 'Básica', 200, day(5), 0],
        ['Carla', 'Oro', 400, day(20), 0],
        ['Carla', 'Básica', 500, day(300), 2],
      ],
    )
    assert.deepEqual([total, total_exacto, suma], [5, true, 1500.5])
    assert.equal(contrataciones[1]?.cliente._id, ids.beto)
  })

  it('[E-06] says how to reach each client, and null where nobody knows', async () => {
    const { contrataciones } = await ask({ status: [0], orden: 'cliente' })
    assert.deepEqual(
      contrataciones.map((c) => c.cliente),
      [
        { _id: ids.ana, nombre: 'Ana Núñez', celular: '443 123 4567', email: 'ana@uno.mx' },
        { _id: ids.carla, nombre: 'Carla', celular: null, email: null },
      ],
    )
  })

  it('[E-06] each filter leaves its own, and the sum is that of what is left', async () => {
    const cases: [object, string[]][] = [
      [{ cliente: 'nuñez' }, [`Ana Núñez ${day(-30)}`, `Ana Núñez ${day(5)}`]],
      [{ cliente: 'núñez ANA' }, [`Ana Núñez ${day(-30)}`, `Ana Núñez ${day(5)}`]],
      [{ status: [0, 2] }, [`Ana Núñez ${day(5)}`, `Carla ${day(20)}`, `Carla ${day(300)}`]],
      [{ membresia: ids.oro }, [`Carla ${day(20)}`]],
      [{ status: [1] }, [`Ana Núñez ${day(-30)}`, `Beto ${day(-10)}`]],
      [{ status: [2] }, [`Carla ${day(300)}`]],
      [{ metodo: [1, 2] }, [`Ana Núñez ${day(-30)}`, `Carla ${day(20)}`]],
      [{ fin_desde: day(5), fin_hasta: day(20) }, [`Ana Núñez ${day(5)}`, `Carla ${day(20)}`]],
      [{ inicio_desde: day(-40), inicio_hasta: day(-29) }, [`Beto ${day(-10)}`, `Ana Núñez ${day(5)}`]],
      [{ status: [0], fin_desde: day(0), fin_hasta: day(7) }, [`Ana Núñez ${day(5)}`]],
      [{ cliente: '%' }, []],
    ]
    for (const [body, left] of cases) assert.deepEqual(await names(body), left, JSON.stringify(body))
    assert.equal((await ask({ status: [0] })).suma, 600)
    assert.equal((await ask({ cliente: 'nadie' })).suma, 0)
  })

  it('[E-06] «Vencidas sin renovar»: a cancelled purchase renews nothing, another plan does', async () => {
    assert.deepEqual(await names({ status: [1], sin_renovar: true }), [`Beto ${day(-10)}`])
    assert.deepEqual(await names({ fin_desde: day(20), fin_hasta: day(20), sin_renovar: true }), [
      `Carla ${day(20)}`,
    ])
  })

  it('[E-06] pages and orders by every column, both ways', async () => {
    for (const orden of ['cliente', 'membresia', 'total', 'metodo', 'fecha_inicio', 'fecha_fin', 'status']) {
      const up = await ask({ orden, direccion: 'asc' })
      const down = await ask({ orden, direccion: 'desc' })
      assert.deepEqual(down.contrataciones, up.contrataciones.toReversed(), orden)
      const pages = await Promise.all([0, 1, 2].map((pagina) => ask({ orden, filas: 2, pagina })))
      assert.deepEqual(
        pages.flatMap(({ contrataciones }) => contrataciones),
        up.contrataciones,
        orden,
      )
      assert.deepEqual([pages[0]?.total, pages[2]?.suma], [5, 1500.5])
    }
  })

  it('[E-06] [D60] with the plans’ permission or the clients’ details, and only one’s own empresa', async () => {
    const without = await api.tokenWith({ clientes: { ver: true, editar: true } })
    assert.equal((await api.call(LISTAR, {}, { token: without })).status, 403)
    const other = crypto.randomUUID()
    await api.addEmpresa(other)
    await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
    const { body } = await api.call(
      LISTAR,
      { membresia: plan() },
      { token: await api.signIn('otra@pruebas.mx') },
    )
    assert.deepEqual([body.total, body.contrataciones], [0, []])
  })

  it('[D60] the office’s sum is for those who see its plans', async () => {
    const token = await api.tokenWith({ clientes: { ver: true, detalles: true } })
    const { body } = await api.call(LISTAR, {}, { token })
    assert.deepEqual(
      [body.total, 'suma' in body, body.contrataciones[0]?.cliente.nombre],
      [5, false, 'Ana Núñez'],
    )
  })

  it('[D60] a client’s name is for those who see clients: not shown, sought, nor ordered by', async () => {
    const token = await api.tokenWith({
      configuracion: { membresias: { ver: true } },
      clientes: { editar: true },
    })
    const { body } = await api.call(LISTAR, {}, { token })
    assert.deepEqual([body.total, body.suma], [5, 1500.5])
    for (const { cliente } of body.contrataciones as Fila[])
      assert.deepEqual(cliente, { _id: cliente._id, nombre: null }, 'nor how to reach the client')
    const asks = [
      () => api.call(LISTAR, { cliente: 'ana' }, { token }),
      () => api.call(LISTAR, { orden: 'cliente' }, { token }),
      () => api.call('POST /contrataciones/exportar', { cliente: 'ana' }, { token }),
      () =>
        api.call(
          'POST /contrataciones/crear_lote',
          { accion: 'extender', dias: 1, filtro: { cliente: 'ana' } },
          { token },
        ),
    ]
    for (const ask of asks) {
      const { status, body } = await ask()
      assert.deepEqual([status, body.msg], [403, 'No hay permiso para buscar ni ordenar por cliente'])
    }
  })

  it('[E-06] names the plan of the filter, deleted or renamed since', async () => {
    const plata = await addPlan('Plata')
    const named = async () => (await api.call(LISTAR, { membresia: plata })).body.membresia
    assert.deepEqual(await named(), { _id: plata, nombre: 'Plata' })
    await api.call('POST /configuracion/eliminar_membresia', { id: plata })
    assert.deepEqual(await named(), { _id: plata, nombre: 'Plata' })
    assert.equal((await api.call(LISTAR, { membresia: crypto.randomUUID() })).body.membresia, undefined)
  })

  it('[D24] refuses what makes no sense with a sentence', async () => {
    for (const [campo, value] of [
      ['status', [3]],
      ['metodo', 'todos'],
      ['fin_desde', '2026-02-30'],
      ['sin_renovar', 'sí'],
      ['orden', 'nombre'],
      ['membresia', 'x'],
    ] as const) {
      const { status, body } = await api.call(LISTAR, { [campo]: value } as never)
      assert.equal(status, 400, campo)
      assert.match(Object.keys(body.campos as object).join(), new RegExp(`^${campo}`))
    }
  })

  it('[D25] the purchases of a deleted client are not listed', async () => {
    const dora = await cliente('Dora')
    await buy(dora)
    assert.equal((await ask({ cliente: 'Dora' })).total, 1)
    await api.call('POST /clientes/eliminar', { id: dora })
    assert.equal((await ask({ cliente: 'Dora' })).total, 0)
  })
})
