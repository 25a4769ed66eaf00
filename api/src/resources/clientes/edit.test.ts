import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { today } from '../../platform/lists/days.ts'
import { useApi } from '../../../test/api.ts'
import { regimen, whole } from '../../../test/backup/whole-client.ts'

const api = useApi()

const create = async (campos: object = { nombre: 'Ana' }) =>
  (await api.call('POST /clientes/crear', campos)).body._id as string
const edit = (id: string, campos: object = {}) => api.call('POST /clientes/editar', { id, ...campos })
const read = async (id: string) => (await api.call('POST /clientes/detalles', { id })).body.cliente
const entries = (id: string) =>
  api.sql<{ antes: object; despues: object; id_usuario: string }>(
    `select antes, despues, id_usuario from auditoria where id_entidad = $1 and accion = 'editar' order by momento`,
    [id],
  )

describe('POST /clientes/editar', () => {
  it('[D41] the refusal of a stale version says who saved the newer one, and when', async () => {
    const id = await create()
    const email = `${uuidv7()}@pruebas.mx`
    await api.addUser({ nombre: 'Íñigo', apellido_paterno: 'Gil', tipo: 0, email })
    const before = Date.now()
    await api.call('POST /clientes/editar', { id, nombre: 'Eva' }, { token: await api.signIn(email) })
    const { status, body } = await edit(id, { nombre: 'Ana María', version: 1 })
    assert.deepEqual([status, body.modificado_por], [409, 'Íñigo Gil'])
    const el = Date.parse(body.modificado_el as string)
    assert.ok(el >= before - 1_000 && el <= Date.now() + 1_000)
  })

  it('[D41] whoever the audit no longer knows is not told', async () => {
    const id = await create()
    await edit(id, { nombre: 'Eva' })
    await api.sql('delete from auditoria where id_entidad = $1', [id])
    const { status, body } = await edit(id, { nombre: 'Ana María', version: 1 })
    assert.deepEqual([status, Object.keys(body as object)], [409, ['msg']])
  })

  it('[F-11] the whole form replaces every field', async () => {
    const id = await create()
    const { status, body } = await edit(id, whole)
    assert.deepEqual([status, body], [200, { msg: 'Cambios guardados' }])
    const cliente = await read(id)
    for (const [campo, value] of Object.entries(whole)) assert.deepEqual(cliente[campo], value, campo)
    assert.equal(cliente.version, 2)
  })

  it("[F-11] absent members keep their value; '' and null clear a field", async () => {
    const campos = Object.keys(whole).filter((campo) => campo !== 'nombre')
    for (const nothing of ['', null]) {
      const id = await create(whole)
      await edit(id, { puesto: 'Gerente' })
      assert.deepEqual(await read(id), { ...(await read(id)), ...whole, puesto: 'Gerente' })
      await edit(id, Object.fromEntries(campos.map((campo) => [campo, nothing])))
      const cliente = await read(id)
      assert.equal(cliente.nombre, whole.nombre)
      for (const campo of campos) assert.equal(cliente[campo], null, campo)
    }
  })

  it('[F-09] the name cannot be cleared', async () => {
    const id = await create()
    for (const nombre of ['', null, '   ', '\u200B']) {
      const { status, body } = await edit(id, { nombre, puesto: 'Gerente' })
      assert.equal(status, 400)
      assert.equal(body.campos.nombre, 'Es obligatorio')
    }
    assert.equal((await read(id)).puesto, null)
  })

  it('[F-02] [F-03] [D20] days of birth and of constitution have come in the office; an old one that has not may stay', async () => {
    const tomorrow = new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)
    const msg = 'Es un día que no ha llegado'
    const days = { nacimiento: tomorrow, fecha_constitucion: tomorrow }
    const id = await create({ nombre: 'Ana', nacimiento: today(), fecha_constitucion: today() })
    for (const { status, body } of [
      await api.call('POST /clientes/crear', { nombre: 'Ana', ...days }),
      await edit(id, days),
    ])
      assert.deepEqual(
        [status, body.campos],
        [400, { nacimiento: msg, fecha_constitucion: msg }],
        'both are told at once',
      )
    assert.equal((await read(id)).version, 1)

    await api.sql('update clientes set nacimiento = $2 where _id = $1', [id, tomorrow])
    assert.equal((await edit(id, { nacimiento: tomorrow, puesto: 'Gerente' })).status, 200)
    assert.equal((await read(id)).puesto, 'Gerente')
  })

  it('[F-06] a régimen must suit the record’s new kind of person', async () => {
    const id = await create({ nombre: 'Ana', tipo_persona: 0, regimen_fiscal: regimen(612) })
    const misfits = [
      { tipo_persona: 1 },
      { regimen_fiscal: regimen(601) },
      { tipo_persona: 1, nombre: 'Eva' },
    ]
    for (const campos of misfits) {
      const { status, body } = await edit(id, campos)
      assert.equal(status, 400)
      assert.deepEqual(body.campos, { regimen_fiscal: 'No corresponde al tipo de persona' })
    }
    for (const campos of [
      { tipo_persona: 1, regimen_fiscal: regimen(601) },
      { tipo_persona: 0, regimen_fiscal: '' },
      { regimen_fiscal: regimen(626) },
      { tipo_persona: 1 },
      { tipo_persona: '' },
    ])
      assert.equal((await edit(id, campos)).status, 200, JSON.stringify(campos))
  })

  it('[D24] refuses unknown catalogue entries', async () => {
    const id = await create()
    for (const campo of ['regimen_fiscal', 'giro']) {
      const { status, body } = await edit(id, { [campo]: uuidv7() })
      assert.deepEqual([status, body.campos], [400, { [campo]: 'No está en el catálogo' }])
    }
  })

  it('[D24] 404 for an unknown or deleted client', async () => {
    const id = await create()
    await api.call('POST /clientes/eliminar', { id })
    for (const none of [uuidv7(), id]) {
      const { status, body } = await edit(none, { nombre: 'Eva' })
      assert.deepEqual([status, body.msg], [404, 'El cliente no existe'])
    }
    const { status, body } = await api.call('POST /clientes/editar', { nombre: 'Eva' })
    assert.equal(status, 400)
    assert.ok(body.campos.id)
  })

  it('[D41] a stale version gets 409 and changes nothing; without one the last write wins', async () => {
    const id = await create()
    assert.equal((await edit(id, { puesto: 'Uno', version: 1 })).status, 200)
    const { status, body } = await edit(id, { puesto: 'Dos', version: 1 })
    assert.equal(status, 409)
    assert.match(body.msg, /Otra persona cambió este registro/)
    assert.equal((await read(id)).puesto, 'Uno')
    assert.equal((await edit(id, { puesto: 'Tres' })).status, 200)
    assert.equal((await edit(id, { puesto: 'Cuatro', version: 3 })).status, 200)
  })

  it('[D41] of several simultaneous edits of one version one wins', async () => {
    const id = await create()
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((puesto) => edit(id, { puesto, version: 1 })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409])
    assert.equal((await read(id)).version, 2)
  })

  it('[D41] saving without a change succeeds and keeps the version', async () => {
    const id = await create(whole)
    assert.deepEqual((await edit(id, { ...whole, version: 1 })).body, { msg: 'Cambios guardados' })
    assert.equal((await read(id)).version, 1)
    assert.deepEqual(await entries(id), [])
    assert.equal((await edit(id, {})).status, 200)
  })

  it('the audit records only the changed fields, before and after', async () => {
    const id = await create(whole)
    await edit(id, { ...whole, nombre: ' Eva ', numero_empleados: null, nacimiento: '1990-03-01' })
    const [entry] = await entries(id)
    assert.deepEqual(entry, {
      antes: { nombre: 'María José', numero_empleados: 12, nacimiento: '1990-02-28' },
      despues: { nombre: 'Eva', numero_empleados: null, nacimiento: '1990-03-01' },
      id_usuario: api.admin,
    })
  })

  it('[A-02] [D25] advisories show a new name at once', async () => {
    const id = await create({ nombre: 'Antes', nombre_comercial: 'Vieja' })
    const cita = { cliente: id, motivo: 'Cambio de nombre', fecha: '2026-01-01' }
    await api.call('POST /asesorias/crear', cita)
    await edit(id, {
      nombre: 'Después',
      apellido_paterno: 'Íñiguez',
      nombre_comercial: '',
      razon_social: 'Nueva',
    })
    const [fila] = (await api.call('POST /asesorias/listar', { cliente: 'despues iniguez' })).body.asesorias
    assert.deepEqual([fila.cliente, fila.empresa], ['Después Íñiguez', 'Nueva'])
  })
})
