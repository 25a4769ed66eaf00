import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { figures, OCTUBRE, recount, tabla, useReportes } from './reportes.testing.ts'

const { api, ask, clientes, office } = useReportes()

it('[D20] the clients who were registered, by month and by what they do, on the days of the office', async () => {
  const { giro } = await office()
  // The last second of September and the first of October, in Mexico City; the first of November is another month.
  const instants = [
    '2026-10-01T05:59:59Z',
    '2026-10-01T06:00:00Z',
    '2026-11-01T05:59:59Z',
    '2026-11-01T06:00:00Z',
  ]
  for (const [n, instant] of instants.entries())
    await api.sql(`update clientes set creacion = $1 where nombre = $2`, [instant, `Cliente ${n}`])
  await api.sql(`update clientes set creacion = '2024-01-01' where nombre !~ '^Cliente [0-3]$'`)
  const { 'Clientes nuevos': octubre } = await ask(OCTUBRE)
  assert.deepEqual([octubre?.total?.valor, octubre?.total?.anterior], [2, 1])
  const { 'Clientes nuevos': otono } = await ask({ desde: '2026-09-01', hasta: '2026-11-30' })
  assert.deepEqual(figures(tabla(otono, 'Clientes nuevos por mes')), {
    'septiembre de 2026': [1, 0],
    'octubre de 2026': [2, 0],
    'noviembre de 2026': [1, 0],
  })
  const { nombre } = (await api.call('GET /configuracion/listar_giros')).body.giros.find(
    ({ _id }: { _id: string }) => _id === giro,
  )
  assert.deepEqual(figures(tabla(otono, 'Clientes nuevos por actividad')), {
    'Sin actividad': [2, 0],
    [nombre]: [2, 0],
  })
  for (const reporte of [octubre, otono]) assert.ok((await recount(reporte, clientes)) >= 4)
  // The list, in its own order, has these and no others.
  const { body } = await api.call('POST /clientes/listar', { filas: 500, columnas: ['creacion'] })
  const listed = body.clientes.filter(
    ({ creacion }: { creacion: string }) => creacion >= '2026-09-01T06:00:00.000Z',
  )
  assert.equal(listed.length, otono?.total?.valor)
})

describe('[E-18] [D60] who sees which', () => {
  const titles = async (permisos: object) =>
    Object.keys(await ask(OCTUBRE, await api.tokenWith({ reportes: { ver: true }, ...permisos })))

  it('each report also needs the permission of its list, and sums that of plans', async () => {
    assert.deepEqual(await titles({}), [])
    assert.deepEqual(await titles({ clientes: { ver: true } }), ['Clientes nuevos'])
    assert.deepEqual(await titles({ asesorias: { ver: true } }), ['Asesorías'])
    assert.deepEqual(await titles({ clientes: { detalles: true } }), ['Membresías'])
    assert.deepEqual(await titles({ configuracion: { membresias: { ver: true } } }), [
      'Ingresos',
      'Membresías',
    ])
  })

  it('without reportes.ver nobody does, an Asesor by default; links lead only to what the person may open', async () => {
    const all = {
      clientes: { ver: true },
      asesorias: { ver: true },
      configuracion: { membresias: { ver: true } },
    }
    const token = await api.tokenWith(all)
    assert.equal((await api.call('POST /reportes/consultar', OCTUBRE, { token })).status, 403)
    await api.addUser({ nombre: 'Asesor', email: 'asesor@reportes.mx' })
    const asesor = await api.signIn('asesor@reportes.mx')
    assert.equal((await api.call('POST /reportes/consultar', OCTUBRE, { token: asesor })).status, 403)
    const { Membresías: reporte } = await ask(
      OCTUBRE,
      await api.tokenWith({ reportes: { ver: true }, clientes: { detalles: true } }),
    )
    assert.deepEqual(
      [...new Set(reporte?.tablas.flatMap(({ filas }) => filas.map(({ ruta }) => ruta)))],
      [null],
    )
  })

  it('[D49] what clients do leads to a list only for whoever may see a profile, and asks for nothing else', async () => {
    await office()
    const token = await api.tokenWith({ reportes: { ver: true }, clientes: { ver: true } })
    const { 'Clientes nuevos': reporte } = await ask(OCTUBRE, token)
    const rutas = (titulo: string) => tabla(reporte, titulo).filas.map(({ ruta }) => ruta === null)
    assert.ok(rutas('Clientes nuevos por actividad').every(Boolean))
    assert.ok(!rutas('Clientes nuevos por mes').some(Boolean))
    const listar = async (filtro: object) =>
      (await api.call('POST /clientes/listar', { filas: 5, ...filtro } as never, { token })).status
    assert.equal(await listar({ giro: 'ninguno' }), 403)
    assert.equal(await listar({ registro_desde: '2026-10-01', registro_hasta: '2026-10-31' }), 200)
  })

  it('[D24] days in the wrong order, or more than five years, are refused with a sentence', async () => {
    const refused = async (desde: string, hasta: string) => {
      const { status, body } = await api.call('POST /reportes/consultar', { desde, hasta })
      assert.equal(status, 400)
      return body.campos as Record<string, string>
    }
    assert.deepEqual(await refused('2026-10-02', '2026-10-01'), {
      hasta: 'No puede ser anterior al primer día',
    })
    assert.deepEqual(await refused('2021-01-01', '2026-01-01'), {
      hasta: 'El periodo es de 5 años como máximo',
    })
    assert.deepEqual(await refused('1000-01-01', '1000-01-02'), { desde: 'Debe ser de 1900 o después' })
    assert.deepEqual(await refused('9999-12-31', '9999-12-31'), {
      hasta: 'El periodo es de 5 años como máximo',
    })
  })
})
