import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PeriodoDeReporte } from '@backoffice/shared/contract'
import { today } from '../../platform/lists/days.ts'
import { before, monthsOf } from './periodo.ts'
import { ANO, figures, OCTUBRE, recount, tabla, useReportes, VARIOS } from './reportes.testing.ts'

const { api, plan, ask, contrataciones, asesorias, office } = useReportes()

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
      const tipo = (n: number) => both({ tipo: [n] })
      assert.deepEqual(figures(tabla(reporte, 'Asesorías por tipo')), {
        Psicológica: await tipo(0),
        Deportiva: await tipo(1),
        Nutricional: await tipo(2),
      })
    })
  }
})
