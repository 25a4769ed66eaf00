import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PeriodoDeReporte, Reporte, TablaDeReporte } from '@backoffice/shared/contract'
import { today } from '../../platform/lists/days.ts'
import { useContrataciones } from '../contrataciones/contrataciones.testing.ts'
import { before, monthsOf } from './periodo.ts'

const { api, addPlan, buy, cancel, plan } = useContrataciones()

const OCTUBRE = { desde: '2026-10-01', hasta: '2026-10-31' }
/** From summer to summer: many months, and days in the middle of two of them. */
const VARIOS = { desde: '2026-08-10', hasta: '2026-11-20' }
const ANO = { desde: '2026-01-01', hasta: '2026-12-31' }

async function ask(periodo: PeriodoDeReporte, token?: string): Promise<Record<string, Reporte>> {
  const { status, body } = await api.call('POST /reportes/consultar', periodo, { ...(token && { token }) })
  assert.equal(status, 200)
  assert.deepEqual(body.anterior, before(periodo))
  return Object.fromEntries(body.reportes.map((one: Reporte) => [one.titulo, one]))
}
const tabla = (reporte: Reporte | undefined, titulo: string): TablaDeReporte => {
  const found = reporte?.tablas.find((one) => one.titulo === titulo)
  assert.ok(found, titulo)
  return found
}
/** The rows of a table by name: the figure, and that of the period before. */
const figures = ({ filas }: TablaDeReporte) =>
  Object.fromEntries(filas.map(({ nombre, valor, anterior }) => [nombre, [valor, anterior]]))

/** The filters that a link of a page names, as its list asks for them. */
function filtersOf(ruta: string): Record<string, unknown> {
  const said = new URL(ruta, 'http://x').searchParams
  said.delete('vista')
  return Object.fromEntries(
    [...said].map(([name, value]) => [
      name,
      ['status', 'metodo'].includes(name) ? value.split(',').map(Number) : value === 'si' ? true : value,
    ]),
  )
}
const contrataciones = async (filtro: object) =>
  (await api.call('POST /contrataciones/listar', { filas: 1, ...filtro })).body as {
    total: number
    suma: number
    suma_pagada: number
  }
const asesorias = async (filtro: object) =>
  (await api.call('POST /asesorias/listar', { filas: 1, ...filtro })).body.total as number

const cliente = async (nombre: string, campos: object = {}): Promise<string> =>
  (await api.call('POST /clientes/crear', { nombre, ...campos })).body._id

/** An office with purchases, advisories and clients in all of 2026 and the year before; built once. */
let built: Promise<{ anual: string; asesor: string; giro: string }> | undefined
const office = () =>
  (built ??= (async () => {
    const anual = await addPlan('Anual')
    const asesor = await api.addUser({ nombre: 'Íñigo', email: 'inigo@reportes.mx' })
    const giro = (await api.call('GET /configuracion/listar_giros')).body.giros[0] as { _id: string }
    const ids: string[] = []
    for (let n = 0; n < 8; n++) ids.push(await cliente(`Cliente ${n}`, n % 2 ? { giro: giro._id } : {}))
    const days = [
      '2025-10-03',
      '2026-07-31',
      '2026-08-10',
      '2026-09-30',
      '2026-10-01',
      '2026-10-31',
      '2026-11-20',
    ]
    for (const [n, day] of days.entries())
      for (const m of [0, 1, 2] as const) {
        const month = new Date(Date.parse(day) + (20 + 5 * m) * 86_400_000).toISOString().slice(0, 10)
        await buy(ids[(n + m) % 8] ?? '', {
          ...{ fecha_inicio: day, fecha_fin: month, metodo: m, total: 100.1 * (n + 1) + m },
          ...(m === 1 && { id_membresia: anual }),
        })
        const motivo = `${day} ${m}`
        const asked = { cliente: ids[n], motivo, fecha: day, tipo: m, ...(m === 2 && { asesor }) }
        const { _id } = (await api.call('POST /asesorias/crear', asked)).body
        if (m === 0) await api.sql(`update asesorias set finalizacion = $2 where _id = $1`, [_id, day])
      }
    // Some are paid in parts (E-23): across periods, by another method, in full, and cancelled since.
    const parts = async (
      id: string,
      total: number,
      ...paid: [fecha: string, metodo: number, monto: number][]
    ) => {
      const days = { fecha_inicio: '2026-09-15', fecha_fin: '2026-12-15' }
      const { contratacion } = (await buy(id, { ...days, total, metodo: 0 })).body
      const ids = { id_cliente: id, id_contratacion: contratacion._id as string }
      for (const [fecha, metodo, monto] of paid)
        await api.call('POST /clientes/crear_pago', { ...ids, fecha, metodo, monto })
      return ids
    }
    await parts(
      ids[1] ?? '',
      900.3,
      ['2026-09-15', 0, 100.1],
      ['2026-10-02', 2, 300.1],
      ['2026-10-31', 1, 50],
    )
    await parts(ids[2] ?? '', 500, ['2025-10-05', 1, 250.25], ['2026-08-10', 1, 249.75])
    const { id_contratacion } = await parts(ids[3] ?? '', 400, ['2026-10-20', 0, 399.99])
    await cancel(ids[3] ?? '', id_contratacion)
    const again = await parts(ids[4] ?? '', 77.7, ['2026-10-21', 2, 7.7])
    const { pagos } = (await api.call('POST /clientes/pagos_contratacion', again)).body
    await api.call('POST /clientes/cancelar_pago', { ...again, id_pago: pagos[0]._id })
    // What lists don't count, reports don't: cancelled, deleted, of a deleted client.
    const { body } = await buy(ids[0] ?? '', {
      fecha_inicio: '2026-10-10',
      fecha_fin: '2026-11-10',
      total: 7777,
    })
    await cancel(ids[0] ?? '', body.contratacion._id)
    const gone = await cliente('Eliminada')
    await buy(gone, { fecha_inicio: '2026-10-10', fecha_fin: '2026-11-10', total: 8888 })
    await api.call('POST /clientes/eliminar', { id: gone })
    const { _id } = (
      await api.call('POST /asesorias/crear', { cliente: ids[0], motivo: 'x', fecha: '2026-10-10' })
    ).body
    await api.call('POST /asesorias/eliminar', { id: _id })
    return { anual, asesor, giro: giro._id }
  })())

/** Counts each row that leads to its list in the list, and the period before by the same filters. */
async function recount(
  reporte: Reporte | undefined,
  count: (filtro: Record<string, unknown>) => Promise<number>,
) {
  let counted = 0
  const rows = [
    ...(reporte?.tablas ?? []).flatMap(({ filas }) => filas),
    ...(reporte?.total ? [reporte.total] : []),
  ]
  for (const { nombre, valor, ruta } of rows) {
    if (ruta === null) continue
    assert.equal(valor, await count(filtersOf(ruta)), `${nombre}: ${ruta}`)
    counted++
  }
  return counted
}

describe('[E-18] each figure is what its list says', () => {
  for (const periodo of [OCTUBRE, VARIOS, ANO]) {
    const name = `${periodo.desde} to ${periodo.hasta}`

    it(`the income, by month, plan and method: ${name}`, async () => {
      const { anual } = await office()
      const { Ingresos } = await ask(periodo)
      const sum = async (filtro: object) => (await contrataciones(filtro)).suma_pagada
      assert.ok((await recount(Ingresos, sum)) >= 7)
      const of = ({ desde, hasta }: PeriodoDeReporte) => ({ pago_desde: desde, pago_hasta: hasta })
      const was = before(periodo)
      assert.deepEqual(
        [Ingresos?.total?.valor, Ingresos?.total?.anterior],
        [await sum(of(periodo)), await sum(of(was))],
      )
      assert.deepEqual(figures(tabla(Ingresos, 'Ingresos por membresía')), {
        Básica: [
          await sum({ ...of(periodo), membresia: plan() }),
          await sum({ ...of(was), membresia: plan() }),
        ],
        Anual: [await sum({ ...of(periodo), membresia: anual }), await sum({ ...of(was), membresia: anual })],
      })
      const metodo = async (n: number) => [
        await sum({ ...of(periodo), metodo: [n] }),
        await sum({ ...of(was), metodo: [n] }),
      ]
      assert.deepEqual(figures(tabla(Ingresos, 'Ingresos por método de pago')), {
        Efectivo: await metodo(0),
        Tarjeta: await metodo(1),
        Transferencia: await metodo(2),
      })
      const months = tabla(Ingresos, 'Ingresos por mes').filas
      assert.deepEqual(
        months.map(({ mes }) => mes),
        monthsOf(periodo).map(({ desde, hasta }) => ({ desde, hasta })),
      )
      // A month has a counterpart only where the periods have the same months.
      const former = monthsOf(was)
      for (const [n, { anterior }] of months.entries())
        assert.equal(anterior, periodo === VARIOS ? null : await sum(of(former[n] ?? was)))
    })

    it(`the memberships that were active, renewed and lost: ${name}`, async () => {
      await office()
      const { Membresías: reporte } = await ask(periodo)
      const number = async (filtro: object) => (await contrataciones({ status: [0, 1], ...filtro })).total
      assert.ok((await recount(reporte, number)) >= 3)
      const renewed = async ({ desde, hasta }: PeriodoDeReporte) => {
        const those = { fin_desde: desde, fin_hasta: hasta }
        return (await number(those)) - (await number({ ...those, sin_renovar: true }))
      }
      const lost = ({ desde, hasta }: PeriodoDeReporte) =>
        number({ status: [1], fin_desde: desde, fin_hasta: hasta, sin_renovar: true })
      const active = (day: string) => number({ inicio_hasta: day, fin_desde: day })
      const was = before(periodo)
      const last = periodo.desde <= today() && today() < periodo.hasta ? today() : periodo.hasta
      assert.deepEqual(figures(tabla(reporte, 'Membresías activas, renovadas y perdidas')), {
        Activas: [await active(last), await active(was.hasta)],
        Renovadas: [await renewed(periodo), await renewed(was)],
        Perdidas: [await lost(periodo), await lost(was)],
      })
      for (const [n, month] of monthsOf(periodo).entries()) {
        assert.equal(tabla(reporte, 'Membresías renovadas por mes').filas[n]?.valor, await renewed(month))
        assert.equal(tabla(reporte, 'Membresías perdidas por mes').filas[n]?.valor, await lost(month))
      }
    })

    it(`the advisories, by advisor, tipo and status: ${name}`, async () => {
      const { asesor } = await office()
      const { Asesorías: reporte } = await ask(periodo)
      assert.ok((await recount(reporte, asesorias)) >= 5)
      const was = before(periodo)
      const of = ({ desde, hasta }: PeriodoDeReporte) => ({ fecha_inicio: desde, fecha_fin: hasta })
      const both = async (filtro: object) => [
        await asesorias({ ...of(periodo), ...filtro }),
        await asesorias({ ...of(was), ...filtro }),
      ]
      assert.deepEqual(figures(tabla(reporte, 'Asesorías por asesor')), {
        Ada: await both({ asesor: api.admin }),
        Íñigo: await both({ asesor }),
      })
      assert.deepEqual(figures(tabla(reporte, 'Asesorías por status')), {
        'En curso': await both({ status: [0] }),
        Finalizada: await both({ status: [1] }),
      })
      // The list has no filter by tipo: its rows say it.
      const rows = async (periodo: PeriodoDeReporte, tipo: number) =>
        (await api.call('POST /asesorias/listar', { filas: 500, ...of(periodo) })).body.asesorias.filter(
          (row: { tipo: number }) => row.tipo === tipo,
        ).length
      const tipo = async (n: number) => [await rows(periodo, n), await rows(was, n)]
      assert.deepEqual(figures(tabla(reporte, 'Asesorías por tipo')), {
        Psicológica: await tipo(0),
        Deportiva: await tipo(1),
        Nutricional: await tipo(2),
      })
    })
  }

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
    // The list, in its own order, has these and no others.
    const { body } = await api.call('POST /clientes/listar', { filas: 500, columnas: ['creacion'] })
    const listed = body.clientes.filter(
      ({ creacion }: { creacion: string }) => creacion >= '2026-09-01T06:00:00.000Z',
    )
    assert.equal(listed.length, otono?.total?.valor)
  })
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
