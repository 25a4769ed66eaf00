import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { today } from '../../platform/lists/days.ts'
import { historyStatus } from './history.ts'

let asesor = ''
const api = useApi({}, async (api) => {
  asesor = await api.addUser({
    nombre: 'Íñigo',
    apellido_paterno: 'Ávila',
    apellido_materno: 'Luna',
    email: 'inigo@pruebas.mx',
  })
})

const dayFromToday = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)

const create = async (campos: object = {}) =>
  (await api.call('POST /clientes/crear', { nombre: 'Ana', ...campos })).body._id as string
const perfil = async (id: string, token?: string) =>
  (await api.call('POST /clientes/perfil', { id }, token ? { token } : {})).body.cliente

const addAsesoria = (id: string, a: { inicio: string; fin?: string; tipo?: number; deleted?: boolean }) =>
  api.sql(
    `insert into asesorias (id_locatario, _id, id_cliente, id_asesor, tipo, motivo, creacion, finalizacion, eliminacion)
     values ($1, $2, $3, $4, $5, 'Estrés', $6, $7, case when $8 then now() end)`,
    [api.idLocatario, uuidv7(), id, asesor, a.tipo ?? 0, a.inicio, a.fin ?? null, a.deleted ?? false],
  )

describe('POST /clientes/perfil', () => {
  it('[P-01] [P-04] the fields of the client in two sections, with the names of the catalogues', async () => {
    const campos = {
      apellido_paterno: 'Ávila',
      nacimiento: '1990-02-28',
      email: 'ana@correo.mx',
      email_empresarial: 'hola@nandu.mx',
      tipo_persona: 0,
      regimen_fiscal: '01900000-0000-7000-8000-000000000612',
      giro: '01900000-0000-7000-8000-000000000154',
      minimo_ingresos_anuales: 1500.25,
    }
    const id = await create(campos)
    const cliente = await perfil(id)
    assert.deepEqual([cliente._id, cliente.version], [id, 1])
    const { informacion_personal: personal, informacion_empresarial: empresarial } = cliente
    assert.equal(personal.nombre, 'Ana')
    assert.equal(personal.apellido_paterno, 'Ávila')
    assert.equal(personal.apellido_materno, null)
    assert.equal(personal.nacimiento, '1990-02-28')
    assert.equal(personal.email, 'ana@correo.mx')
    assert.ok(Math.abs(Date.parse(personal.creacion) - Date.now()) < 60_000)
    assert.equal(empresarial.email_empresarial, 'hola@nandu.mx')
    assert.equal(empresarial.minimo_ingresos_anuales, 1500.25)
    assert.equal(empresarial.rfc, null)
    assert.equal(
      empresarial.regimen_fiscal_nombre,
      '612 Personas Físicas con Actividades Empresariales y Profesionales',
    )
    assert.equal(empresarial.giro_nombre, '54 Servicios profesionales, científicos y técnicos')
  })

  it('[P-02] [P-03] [P-07] a new client has nothing yet', async () => {
    const cliente = await perfil(await create())
    assert.deepEqual(cliente.indicadores_generales, {
      asesorias_totales: 0,
      asesorias_pendientes: 0,
      asesorias_finalizadas: 0,
      membresia_actual: null,
    })
    assert.deepEqual([cliente.archivos, cliente.asesorias, cliente.contrataciones], [[], [], []])
    assert.equal(cliente.informacion_empresarial.regimen_fiscal_nombre, null)
    assert.equal(cliente.informacion_empresarial.giro_nombre, null)
  })

  it('[P-10] [D13] the history, newest first: pending before its day, active from then on, finished once it has an end', async () => {
    const id = await create()
    const [yesterday, now, tomorrow] = [dayFromToday(-1), dayFromToday(0), dayFromToday(1)]
    await addAsesoria(id, { inicio: yesterday, tipo: 0 })
    await addAsesoria(id, { inicio: now, tipo: 1 })
    await addAsesoria(id, { inicio: tomorrow, tipo: 2 })
    await addAsesoria(id, { inicio: '2020-01-01', fin: '2020-01-01' })
    await addAsesoria(id, { inicio: dayFromToday(10), fin: dayFromToday(10) })
    const { asesorias } = await perfil(id)
    assert.deepEqual(
      asesorias.map((a: Record<string, unknown>) => [a.fecha_inicio, a.fecha_fin, a.tipo, a.status]),
      [
        [dayFromToday(10), dayFromToday(10), 0, 2],
        [tomorrow, null, 2, 0],
        [now, null, 1, 1],
        [yesterday, null, 0, 1],
        ['2020-01-01', '2020-01-01', 0, 2],
      ],
    )
    assert.equal(asesorias[0].asesor, 'Íñigo Ávila Luna')
    assert.equal(asesorias[0].motivo, 'Estrés')
  })

  it('[P-02] [D13] in the indicators pending means unfinished', async () => {
    const id = await create()
    for (const inicio of [dayFromToday(-40), dayFromToday(0), dayFromToday(7)])
      await addAsesoria(id, { inicio })
    for (const inicio of ['2020-01-01', '2021-01-01']) await addAsesoria(id, { inicio, fin: '2022-01-01' })
    await addAsesoria(await create(), { inicio: '2020-01-01' })
    const { indicadores_generales: indicadores } = await perfil(id)
    assert.deepEqual(
      [indicadores.asesorias_totales, indicadores.asesorias_pendientes, indicadores.asesorias_finalizadas],
      [5, 3, 2],
    )
  })

  it('[D25] deleted advisories do not count; a current one names its advisor even after deletion', async () => {
    const id = await create()
    await addAsesoria(id, { inicio: '2024-01-01', deleted: true })
    await addAsesoria(id, { inicio: '2024-02-01' })
    await api.sql('update usuarios set eliminacion = now() where _id = $1', [asesor])
    const cliente = await perfil(id)
    assert.deepEqual(
      cliente.asesorias.map((a: Record<string, unknown>) => [a.fecha_inicio, a.asesor]),
      [['2024-02-01', 'Íñigo Ávila Luna']],
    )
    assert.equal(cliente.indicadores_generales.asesorias_totales, 1)
    await api.sql('update usuarios set eliminacion = null where _id = $1', [asesor])
  })

  it('[E-10] [D64] the newest note and the open task that is due first, for those who may read notes', async () => {
    const id_cliente = await create()
    assert.deepEqual((await perfil(id_cliente)).al_dia, { nota: null, tarea: null })
    const write = async (texto: string, more: object = {}) =>
      (await api.call('POST /clientes/crear_nota', { id_cliente, texto, ...more })).body.nota
    await write('Vieja')
    await write('x'.repeat(900))
    await write('Sin día', { id_responsable: asesor })
    await write('Después', { vence: '2999-02-01' })
    await write('Antes', { vence: '2999-01-01', id_responsable: asesor })
    const hecha = await write('Hecha', { vence: '2020-01-01' })
    await api.call('POST /clientes/terminar_nota', { id_cliente, id_nota: hecha._id, hecha: true })
    const borrada = await write('Borrada')
    await api.call('POST /clientes/eliminar_nota', { id_cliente, id_nota: borrada._id })
    const { nota, tarea } = (await perfil(id_cliente)).al_dia
    assert.equal(nota.texto, 'x'.repeat(200))
    assert.match(nota.creacion, /Z$/)
    assert.deepEqual(tarea, { texto: 'Antes', vence: '2999-01-01', responsable: 'Íñigo Ávila Luna' })
    const token = await api.tokenWith({ asesorias: { detalles: true } })
    assert.equal('al_dia' in (await perfil(id_cliente, token)), false)
  })

  it('[D24] 404 for an unknown or deleted client, 400 without an id', async () => {
    const id = await create()
    await api.call('POST /clientes/eliminar', { id })
    for (const none of [id, uuidv7()]) {
      const { status, body } = await api.call('POST /clientes/perfil', { id: none })
      assert.deepEqual([status, body.msg], [404, 'El cliente no existe'])
    }
    for (const body of [{}, { id: '' }, { id: 'x' }])
      assert.equal((await api.call('POST /clientes/perfil', body)).status, 400)
  })

  it('[D23] requires permission for details of clients or of advisories; excludes other empresas', async () => {
    const id = await create()
    for (const permisos of [{ clientes: { detalles: true } }, { asesorias: { detalles: true } }])
      assert.equal((await perfil(id, await api.tokenWith(permisos)))._id, id)
    const other = uuidv7()
    await api.addEmpresa(other)
    const foreign = await api.tokenWith({ clientes: { detalles: true } }, other)
    assert.equal((await api.call('POST /clientes/perfil', { id }, { token: foreign })).status, 404)
  })
})

it('[D13] status of the history on any day', () => {
  const on = (fecha_inicio: string, fecha_fin: string | null) =>
    historyStatus({ fecha_inicio, fecha_fin }, '2026-03-15')
  assert.equal(on('2026-03-16', null), 0)
  assert.equal(on('2026-03-15', null), 1, 'its first day is its own')
  assert.equal(on('2026-03-14', null), 1)
  assert.equal(on('2026-03-16', '2026-03-20'), 2, 'whatever its days, an end is an end')
})
