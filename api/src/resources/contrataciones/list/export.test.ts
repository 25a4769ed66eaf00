import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { dayFromToday as day } from '../contrataciones.testing.ts'
import { useList } from './list.testing.ts'

const { api, ask, fill } = useList()

describe('POST /contrataciones/exportar', () => {
  before(fill)

  it('[E-06] writes what the filter leaves, in its order, and is audited', async () => {
    const { body } = await api.call('POST /contrataciones/exportar', {
      status: [0],
      orden: 'total',
      direccion: 'desc',
    })
    const { payload } = await api.app.inject({ method: 'GET', url: body.url as string })
    const [head, ...lines] = payload.replace('\ufeff', '').trimEnd().split('\r\n')
    assert.equal(
      head,
      'Cliente,Celular,Correo,Membresía,Total,Pagado,Saldo,Método de pago,Fecha de inicio,Fecha de fin,Status',
    )
    assert.deepEqual(lines, [
      `Carla,,,Oro,400,400,0,Transferencia,${day(0)},${day(20)},Activa`,
      `Ana Núñez,443 123 4567,ana@uno.mx,Básica,200,200,0,Efectivo,${day(-29)},${day(5)},Activa`,
    ])
    const entries = await api.sql(
      "select 1 from auditoria where accion = 'exportar' and entidad = 'contratacion'",
    )
    assert.equal(entries.length, 1)
  })

  it('[D60] has names for those who see clients, and totals for those who see plans', async () => {
    const headOf = async (permisos: object) => {
      const token = await api.tokenWith(permisos as never)
      const { body } = await api.call('POST /contrataciones/exportar', {}, { token })
      const { payload } = await api.app.inject({ method: 'GET', url: body.url as string })
      return payload.replace('\ufeff', '').split('\r\n')[0]
    }
    const days = 'Método de pago,Fecha de inicio,Fecha de fin,Status'
    assert.equal(await headOf({ clientes: { detalles: true } }), `Cliente,Celular,Correo,Membresía,${days}`)
    assert.equal(
      await headOf({ configuracion: { membresias: { ver: true } } }),
      `Membresía,Total,Pagado,Saldo,${days}`,
    )
  })

  it('[E-09] writes only the chosen ones, in its order', async () => {
    const { contrataciones } = await ask({ status: [0], orden: 'total' })
    const ids = [contrataciones.at(-1)!._id]
    const { body } = await api.call('POST /contrataciones/exportar', { ids })
    const { payload } = await api.app.inject({ method: 'GET', url: body.url as string })
    const [, ...lines] = payload.trimEnd().split('\r\n')
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      ['Carla'],
    )
  })
})
