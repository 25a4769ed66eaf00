import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { GrupoDeHoy } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { today } from '../../platform/lists/days.ts'
import { dayFromToday as day, useContrataciones } from '../contrataciones/contrataciones.testing.ts'

const { api, buy } = useContrataciones()

/** Somebody with these permissions: id and token. */
async function somebody(permisos: object) {
  const email = `${uuidv7()}@pruebas.mx`
  const id = await api.addUser({ nombre: 'Eva', email })
  await api.sql('update usuarios set permisos = $1 where _id = $2', [JSON.stringify(permisos), id])
  return { id, token: await api.signIn(email) }
}

const cliente = async (nombre: string, campos: object = {}): Promise<string> =>
  (await api.call('POST /clientes/crear', { nombre, ...campos })).body._id

async function hoy(token?: string): Promise<Record<string, GrupoDeHoy>> {
  const { status, body } = await api.call('POST /inicio/hoy', {}, { ...(token && { token }) })
  assert.equal(status, 200)
  assert.equal(body.dia, today())
  return Object.fromEntries(body.grupos.map((grupo: GrupoDeHoy) => [grupo.titulo, grupo]))
}
const titles = (grupo: GrupoDeHoy | undefined) => grupo?.filas.map(({ titulo }) => titulo)

describe('[E-18] what «Hoy» shows', () => {
  it('this person’s advisories of today, in progress, by hour; nobody else’s, no other day’s', async () => {
    const eva = await somebody({ asesorias: { ver: true, agregar: true, detalles: true } })
    const ana = await cliente('Ana')
    const create = async (campos: object) =>
      (await api.call('POST /asesorias/crear', { cliente: ana, fecha: today(), ...campos })).body
        ._id as string
    const mine = await create({ motivo: 'Hoy', asesor: eva.id })
    await create({ motivo: 'De otra persona' })
    const early = await create({ motivo: 'Temprano', asesor: eva.id, hora: '08:15' })
    await create({ motivo: 'Mañana', asesor: eva.id, fecha: day(1) })
    const { 'Mis asesorías de hoy': grupo } = await hoy(eva.token)
    assert.equal(grupo?.total, 2)
    assert.deepEqual(
      grupo?.filas.map(({ titulo, detalle, ruta }) => [titulo, detalle, ruta]),
      [
        ['Ana', '08:15 · Temprano', `/asesorias/detalles/${early}`],
        ['Ana', 'Hoy', `/asesorias/detalles/${mine}`],
      ],
    )
    assert.match(grupo?.ruta ?? '', new RegExp(`asesor=${eva.id}`))
  })

  it('their tasks that are due, the first due first, five of all, and how many there are', async () => {
    const eva = await somebody({ clientes: { detalles: true, editar: true } })
    const beto = await cliente('Beto')
    const task = (texto: string, vence: string, id_responsable = eva.id) =>
      api.call('POST /clientes/crear_nota', { id_cliente: beto, texto, vence, id_responsable })
    for (const n of [1, 2, 3, 4, 5]) await task(`Atrasada ${n}`, day(-n))
    await task('De hoy', today())
    await task('De mañana', day(1))
    await task('De la administradora', today(), api.admin)
    const { 'Mis tareas de hoy y atrasadas': grupo } = await hoy(eva.token)
    assert.equal(grupo?.total, 6)
    assert.deepEqual(
      titles(grupo),
      [5, 4, 3, 2, 1].map((n) => `Atrasada ${n}`),
    )
    assert.equal(grupo?.filas[0]?.ruta, `/clientes/detalles/${beto}?vista=notas`)
  })

  it('the memberships that end within a week and were not renewed, with the contact', async () => {
    const carla = await cliente('Carla', { celular: '5512345678', email: 'carla@uno.mx' })
    await buy(carla, { fecha_inicio: day(-30), fecha_fin: day(7) })
    await buy(await cliente('En ocho días'), { fecha_inicio: day(-30), fecha_fin: day(8) })
    await buy(await cliente('Ayer'), { fecha_inicio: day(-30), fecha_fin: day(-1) })
    const renewed = await cliente('Renovada')
    await buy(renewed, { fecha_inicio: day(-30), fecha_fin: day(3) })
    await buy(renewed, { fecha_inicio: day(4), fecha_fin: day(34) })
    const { 'Terminan en 7 días': grupo } = await hoy()
    assert.equal(grupo?.total, 1)
    assert.deepEqual(grupo?.filas[0] && { ...grupo.filas[0], _id: '' }, {
      _id: '',
      titulo: 'Carla',
      detalle: 'Básica',
      dia: day(7),
      ruta: `/clientes/detalles/${carla}`,
      celular: '5512345678',
      email: 'carla@uno.mx',
    })
    // Whoever sees plans alone reads which end, and nobody's name (D60).
    const plans = await somebody({ configuracion: { membresias: { ver: true } } })
    const [row] = (await hoy(plans.token))['Terminan en 7 días']?.filas ?? []
    assert.deepEqual(row && { ...row, _id: '' }, {
      _id: '',
      titulo: 'Básica',
      detalle: null,
      dia: day(7),
      ruta: null,
      celular: null,
      email: null,
    })
  })

  it('whose birthday is today or within a week, the nearest first, with age and contact', async () => {
    const born = (days: number, years: number) =>
      `${Number(day(days).slice(0, 4)) - years}${day(days).slice(4)}`
    const eva = await somebody({ clientes: { detalles: true } })
    const inThree = await cliente('En tres', {
      nacimiento: born(3, 40),
      celular: '5512345678',
      email: 'a@b.mx',
    })
    await cliente('Hoy', { nacimiento: born(0, 32) })
    await cliente('En siete', { nacimiento: born(7, 20) })
    for (const days of [-1, 8]) await cliente('Otro día', { nacimiento: born(days, 32) })
    const gone = await cliente('Eliminada', { nacimiento: born(1, 32) })
    await api.call('POST /clientes/eliminar', { id: gone })
    const { 'Cumpleaños en 7 días': grupo } = await hoy(eva.token)
    assert.deepEqual(titles(grupo), ['Hoy', 'En tres', 'En siete'])
    assert.deepEqual(grupo?.filas[1], {
      _id: inThree,
      titulo: 'En tres',
      detalle: 'Cumple 40',
      dia: day(3),
      ruta: `/clientes/detalles/${inThree}`,
      celular: '5512345678',
      email: 'a@b.mx',
    })
    const sees = await somebody({ clientes: { ver: true } })
    assert.equal((await hoy(sees.token))['Cumpleaños en 7 días'], undefined)
  })

  it('a birthday over the end of the year, and one of February 29', async () => {
    const found = async (today: string) =>
      (
        await api.sql<{ nombre: string; dia: string }>(
          `select c.nombre, q.dia::text from cumpleanos($1, 7, 50) q join clientes c on c._id = q._id
           where c.nombre in ('Enero', 'Bisiesta') order by 2`,
          [today],
        )
      ).map(({ nombre, dia }) => `${nombre} ${dia}`)
    await cliente('Enero', { nacimiento: '1990-01-02' })
    await cliente('Bisiesta', { nacimiento: '1992-02-29' })
    assert.deepEqual(await found('2026-12-29'), ['Enero 2027-01-02'])
    assert.deepEqual(await found('2027-02-25'), ['Bisiesta 2027-02-28'])
    assert.deepEqual(await found('2028-02-25'), ['Bisiesta 2028-02-29'])
    assert.deepEqual(await found('2027-03-01'), [])
  })

  it('nothing that the person may not see, and nothing of another office', async () => {
    assert.deepEqual(await hoy((await somebody({})).token), {})
    const only = await somebody({ asesorias: { ver: true } })
    assert.deepEqual(Object.keys(await hoy(only.token)), ['Mis asesorías de hoy'])
    const { status } = await api.call('POST /inicio/hoy', {}, { token: '' })
    assert.equal(status, 401)
  })
})
