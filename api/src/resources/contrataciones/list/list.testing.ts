import assert from 'node:assert/strict'
import { dayFromToday as day, useContrataciones } from '../contrataciones.testing.ts'

export const LISTAR = 'POST /contrataciones/listar'

export interface Fila {
  _id: string
  cliente: { _id: string; nombre: string }
  membresia: { nombre: string }
  total: number
  fecha_fin: string
  status: number
}

/**
 * An office with five purchases: Ana's ended and was renewed; Beto's ended and was not; Carla's end soon and later, and
 * one is cancelled. Fill it in a `before` of the tests: the api starts in one of its own.
 */
export function useList() {
  const office = useContrataciones()
  const { api, addPlan, buy, cancel } = office
  const ids = { ana: '', beto: '', carla: '', oro: '' }
  const cliente = async (nombre: string, apellido_paterno?: string, contacto = {}) =>
    (await api.call('POST /clientes/crear', { nombre, apellido_paterno, ...contacto })).body._id as string
  const ask = async (body: object = {}) => {
    const answer = await api.call(LISTAR, body)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body as unknown as {
      contrataciones: Fila[]
      total: number
      total_exacto: boolean
      suma: number
    }
  }

  const fill = async () => {
    ids.ana = await cliente('Ana', 'Núñez', { celular: '443 123 4567', email: 'ana@uno.mx' })
    ids.beto = await cliente('Beto')
    ids.carla = await cliente('Carla')
    ids.oro = await addPlan('Oro')
    const { ana, beto, carla, oro } = ids
    await buy(ana, { total: 100, fecha_inicio: day(-60), fecha_fin: day(-30), metodo: 1 })
    await buy(ana, { total: 200, fecha_inicio: day(-29), fecha_fin: day(5) })
    await buy(beto, { total: 300.5, fecha_inicio: day(-40), fecha_fin: day(-10) })
    await buy(carla, { total: 400, fecha_inicio: day(0), fecha_fin: day(20), id_membresia: oro, metodo: 2 })
    const { body } = await buy(carla, { total: 500, fecha_inicio: day(0), fecha_fin: day(300) })
    await cancel(carla, (body.contratacion as { _id: string })._id)
  }
  return { ...office, ids, fill, cliente, ask }
}
