import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApi } from '../../../../test/api.ts'
import { importSheet, readSheetOf, seen } from '../importaciones.testing.ts'

let plan = ''
const api = useApi({}, async (api) => {
  const { body } = await api.call('POST /configuracion/crear_membresia', {
    ...{ nombre: 'Básica', precio: 499, beneficios: ['Uno'] },
  })
  plan = body.membresia._id
})
beforeEach(() => api.sql('update clientes set eliminacion = now() where eliminacion is null'))

const TITLES = 'Nombre,Apellido paterno,Correo,Membresía,Inicio,Vence,Total,Forma de pago'
const sheet = (...rows: string[]) => [TITLES, ...rows].join('\n')
const ANA = 'Ana,López,ana@correo.mx,BASICA,01/02/2026,31/01/2999,"$5,089.80",Transferencia'

const purchases = () =>
  api.sql<{
    cliente: string
    total: string
    metodo: number
    inicio: string
    fin: string
    cancelada: boolean
  }>(
    `select c.nombre as cliente, t.total, t.metodo, t.fecha_inicio::text as inicio, t.fecha_fin::text as fin,
       t.cancelacion is not null as cancelada
     from contrataciones t join clientes c on (c.id_locatario, c._id) = (t.id_locatario, t.id_cliente)
     where c.eliminacion is null order by c.nombre, t.creacion`,
  )
const undo = async (id: string) => {
  assert.equal((await api.call('POST /clientes/deshacer_importacion', { id })).status, 200)
  await api.app.importaciones.idle()
  return (await seen(api, id)).importacion
}
const sumsOf = ({ creados, completados, omitidos, fallidos }: Record<string, unknown>) => [
  ...[creados, completados, omitidos, fallidos],
]

describe('purchases in force that come with a sheet', () => {
  it('[E-11] makes the purchase of a row, in cash unless it says otherwise, and can be renewed from the first day', async () => {
    const { importacion } = await importSheet(
      api,
      sheet(ANA, 'Luis,Ruiz,,básica,2026-02-01,2999-01-31,0,', 'Eva,Paz,,,,,,'),
    )
    assert.deepEqual(sumsOf(importacion), [3, 0, 0, 0])
    const found = { inicio: '2026-02-01', fin: '2999-01-31', cancelada: false }
    assert.deepEqual(await purchases(), [
      { cliente: 'Ana', total: '5089.80', metodo: 2, ...found },
      { cliente: 'Luis', total: '0.00', metodo: 0, ...found },
    ])
    const { body } = await api.call('POST /contrataciones/listar', { filas: 20 })
    assert.deepEqual(
      body.contrataciones.map(({ cliente, status }: { cliente: { nombre: string }; status: number }) => [
        cliente.nombre,
        status,
      ]),
      [
        ['Ana López', 0],
        ['Luis Ruiz', 0],
      ],
    )
    const told = await api.sql("select from auditoria where entidad = 'contratacion' and accion = 'crear'")
    assert.equal(told.length, 2)
  })

  it('[E-11] [D24] a row whose purchase is wrong makes nothing, and says what', async () => {
    const { importacion, fallas } = await importSheet(
      api,
      sheet(
        'Uno,A,,Otra,01/02/2026,31/01/2999,10,',
        'Dos,B,,Básica,01/02/2026,,,',
        'Tres,C,,Básica,01/02/2026,31/01/2026,-1,trueque',
        'Cuatro,D,,,,,10,',
      ),
    )
    assert.deepEqual(sumsOf(importacion), [0, 0, 0, 4])
    assert.deepEqual(
      fallas.map(({ fila, columna, motivo }) => [fila, columna, motivo]),
      [
        [2, 'Membresía', 'No hay una membresía con ese nombre'],
        [3, 'Vence', 'Falta cuándo termina la membresía'],
        [3, 'Total', 'Falta el total de la membresía'],
        [4, 'Forma de pago', 'Debe ser Efectivo, Tarjeta o Transferencia'],
        [4, 'Total', 'No puede ser menos de 0'],
        [4, 'Vence', 'No puede ser anterior a la fecha de inicio'],
        [5, 'Membresía', 'Falta la membresía'],
        [5, 'Inicio', 'Falta cuándo comienza la membresía'],
        [5, 'Vence', 'Falta cuándo termina la membresía'],
      ],
    )
    assert.deepEqual(await purchases(), [])
  })

  it('[E-11] «completar» adds the purchase that a client does not have, once', async () => {
    await api.call('POST /clientes/crear', {
      nombre: 'Ana',
      apellido_paterno: 'López',
      email: 'ana@correo.mx',
    })
    const fill = { repetidos: 'completar' }
    const first = await importSheet(api, sheet(ANA), fill)
    assert.deepEqual(sumsOf(first.importacion), [0, 1, 0, 0])
    const again = await importSheet(api, sheet(ANA), fill)
    assert.deepEqual(sumsOf(again.importacion), [0, 0, 1, 0])
    assert.equal((await purchases()).length, 1)
    assert.equal((await undo(first.importacion._id)).deshechos, 1)
    assert.deepEqual(
      (await purchases()).map(({ cancelada }) => cancelada),
      [true],
    )
  })

  it('[E-11] undoing deletes a client with the purchase that came along, and leaves one whose purchase changed', async () => {
    const { importacion } = await importSheet(
      api,
      sheet(ANA, 'Luis,Ruiz,,Básica,2026-02-01,2999-01-31,10,', 'Eva,Paz,,Básica,2026-02-01,2999-01-31,10,'),
    )
    const row = async (nombre: string) => {
      const [found] = await api.sql<{ id_cliente: string; id_contratacion: string }>(
        `select t.id_cliente, t._id as id_contratacion from contrataciones t
         join clientes c on (c.id_locatario, c._id) = (t.id_locatario, t.id_cliente)
         where c.nombre = $1 and c.eliminacion is null`,
        [nombre],
      )
      return found!
    }
    await api.call('POST /clientes/cancelar_contratacion', await row('Luis'))
    await api.call('POST /clientes/crear_contratacion', {
      ...{ id_cliente: (await row('Eva')).id_cliente, id_membresia: plan, total: 1, metodo: 0 },
      ...{ fecha_inicio: '2026-01-01', fecha_fin: '2026-02-01' },
    })
    const { deshechos, conservados } = await undo(importacion._id)
    assert.deepEqual([deshechos, conservados], [1, 2])
    const left = await purchases()
    assert.deepEqual([...new Set(left.map(({ cliente }) => cliente))], ['Eva', 'Luis'])
  })

  it('[E-11] [D49] who may not edit clients brings no purchases, and the columns are not taken for them', async () => {
    const token = await api.tokenWith({ clientes: { ver: true, agregar: true } })
    const { _id: id, columnas } = await readSheetOf(api, sheet(ANA), { token })
    assert.deepEqual(columnas.map(({ destino }) => destino).slice(2), ['email', null, null, null, null, null])
    const asked = ['nombre', null, null, 'membresia', null, null, null, null]
    const body = { id, columnas: asked, repetidos: 'omitir' }
    assert.equal((await api.call('POST /clientes/comenzar_importacion', body, { token })).status, 403)
    assert.equal(
      (await api.call('POST /clientes/revisar_importacion', { id, columnas: asked }, { token })).status,
      403,
    )
  })

  it('[E-11] the preview shows the purchase as it would be kept', async () => {
    const { _id: id, columnas } = await readSheetOf(api, sheet(ANA))
    const asked = { id, columnas: columnas.map(({ destino }) => destino) }
    const { body } = await api.call('POST /clientes/revisar_importacion', asked)
    assert.deepEqual(body.muestra[0].valores, {
      ...{ nombre: 'Ana', apellido_paterno: 'López', email: 'ana@correo.mx' },
      ...{ membresia: 'Básica', membresia_inicio: '2026-02-01', membresia_fin: '2999-01-31' },
      ...{ membresia_total: '5089.8', membresia_metodo: 'Transferencia' },
    })
  })
})
