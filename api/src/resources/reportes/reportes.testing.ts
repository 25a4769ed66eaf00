import assert from 'node:assert/strict'
import type { PeriodoDeReporte, Reporte, TablaDeReporte } from '@backoffice/shared/contract'
import { useContrataciones } from '../contrataciones/contrataciones.testing.ts'
import { before } from './periodo.ts'

export const OCTUBRE = { desde: '2026-10-01', hasta: '2026-10-31' }
/** From summer to summer: many months, and days in the middle of two of them. */
export const VARIOS = { desde: '2026-08-10', hasta: '2026-11-20' }
export const ANO = { desde: '2026-01-01', hasta: '2026-12-31' }

export const tabla = (reporte: Reporte | undefined, titulo: string): TablaDeReporte => {
  const found = reporte?.tablas.find((one) => one.titulo === titulo)
  assert.ok(found, titulo)
  return found
}

/** The rows of a table by name: the figure, and that of the period before. */
export const figures = ({ filas }: TablaDeReporte) =>
  Object.fromEntries(filas.map(({ nombre, valor, anterior }) => [nombre, [valor, anterior]]))

/** The filters that a link of a page names, as its list asks for them. */
function filtersOf(ruta: string): Record<string, unknown> {
  const said = new URL(ruta, 'http://x').searchParams
  said.delete('vista')
  return Object.fromEntries(
    [...said].map(([name, value]) => [
      name,
      ['status', 'metodo', 'tipo'].includes(name)
        ? value.split(',').map(Number)
        : value === 'si'
          ? true
          : value,
    ]),
  )
}
/** Every figure, of both periods, leads to a list, and is what that list says by the link's filters. */
export async function recount(
  reporte: Reporte | undefined,
  count: (filtro: Record<string, unknown>) => Promise<number>,
) {
  let counted = 0
  const rows = [
    ...(reporte?.tablas ?? []).flatMap(({ filas }) => filas),
    ...(reporte?.total ? [reporte.total] : []),
  ]
  for (const { nombre, valor, anterior, ruta, ruta_anterior } of rows) {
    assert.ok(ruta, nombre)
    assert.equal(valor, await count(filtersOf(ruta)), `${nombre}: ${ruta}`)
    counted++
    assert.equal(anterior === null, ruta_anterior === null, nombre)
    if (ruta_anterior)
      assert.equal(anterior, await count(filtersOf(ruta_anterior)), `${nombre}: ${ruta_anterior}`)
  }
  return counted
}

/** An api for the tests of one file, with an office whose lists its reports are compared with. */
export function useReportes() {
  const { api, addPlan, buy, cancel, plan } = useContrataciones()

  async function ask(periodo: PeriodoDeReporte, token?: string): Promise<Record<string, Reporte>> {
    const { status, body } = await api.call('POST /reportes/consultar', periodo, { ...(token && { token }) })
    assert.equal(status, 200)
    assert.deepEqual(body.anterior, before(periodo))
    return Object.fromEntries(body.reportes.map((one: Reporte) => [one.titulo, one]))
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
  const clientes = async (filtro: object) =>
    (await api.call('POST /clientes/listar', { filas: 1, ...filtro })).body.total as number

  return { api, plan, ask, contrataciones, asesorias, clientes, office }
}
