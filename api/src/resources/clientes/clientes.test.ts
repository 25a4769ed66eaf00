import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { regimen, whole } from '../../../test/backup/whole-client.ts'

const api = useApi()

const create = async (campos: object = {}) =>
  (await api.call('POST /clientes/crear', { nombre: 'Ana', ...campos })).body._id as string
const details = (id: string) => api.call('POST /clientes/detalles', { id })

describe('POST /clientes/crear', () => {
  it('[F-10] [N-05] stores every field of the form as sent', async () => {
    const { status, body } = await api.call('POST /clientes/crear', whole)
    assert.equal(status, 200)
    assert.equal(body.msg, 'Cliente creado')
    const { cliente } = (await details(body._id)).body
    for (const [campo, value] of Object.entries(whole)) assert.deepEqual(cliente[campo], value, campo)
    assert.equal(cliente.status, 0)
    assert.equal(cliente.version, 1)
    assert.ok(Math.abs(Date.parse(cliente.creacion) - Date.now()) < 60_000)
  })

  it("treats '', null and absent as empty", async () => {
    const empty = Object.fromEntries(Object.keys(whole).map((campo) => [campo, '']))
    for (const campos of [{}, empty, Object.fromEntries(Object.keys(whole).map((campo) => [campo, null]))]) {
      const { cliente } = (await details(await create({ ...campos, nombre: 'Ana' }))).body
      for (const campo of Object.keys(whole))
        if (campo !== 'nombre') assert.equal(cliente[campo], null, campo)
    }
  })

  it('[F-09] requires the name, with an error at its field', async () => {
    for (const nombre of [undefined, null, '', '   ', '\n']) {
      const { status, body } = await api.call('POST /clientes/crear', { nombre })
      assert.equal(status, 400)
      assert.equal(body.msg, 'Hay datos que no son válidos')
      assert.equal(body.campos.nombre, 'Es obligatorio')
    }
  })

  it('[D24] refuses invalid values, naming each field in Spanish', async () => {
    const bad: Record<string, unknown[]> = {
      nombre: [5, {}, ['Ana'], 'x'.repeat(501), 'a\u0000b', 'a\u0007', '\ud83d', 'x'.repeat(1_000)],
      apellido_paterno: [7, 'x'.repeat(501)],
      nacimiento: ['2026-02-30', '30/01/2026', 0, '0001-01-01', '2026-1-1', '9999-99-99'],
      tipo_persona: [2, '0', true],
      regimen_fiscal: ['612', 'x', 5, uuidv7()],
      giro: ['54', uuidv7()],
      numero_empleados: [-1, 1.5, '12', 2_147_483_648, 1e300],
      minimo_ingresos_anuales: [1e12, -1e12, 0.001, '10', 1e308],
    }
    for (const [campo, values] of Object.entries(bad)) {
      for (const value of values) {
        const { status, body } = await api.call('POST /clientes/crear', { nombre: 'Ana', [campo]: value })
        assert.equal(status, 400, `${campo}: ${JSON.stringify(value)?.slice(0, 50)}`)
        assert.ok(body.campos[campo], campo)
        assert.doesNotMatch(body.campos[campo], /invalid|expected|must|string/i)
      }
    }
  })

  it('[D24] explains a number out of range in plain words', async () => {
    for (const [value, sentence] of [
      [-1, 'Debe ser un número entero desde 0'],
      [2_147_483_648, 'El número es demasiado grande'],
    ]) {
      const { body } = await api.call('POST /clientes/crear', { nombre: 'Ana', numero_empleados: value })
      assert.equal(body.campos.numero_empleados, sentence)
    }
  })

  it('[F-06] refuses a régimen for the other kind of person', async () => {
    const { status, body } = await api.call('POST /clientes/crear', {
      nombre: 'Ana',
      tipo_persona: 0,
      regimen_fiscal: regimen(601),
    })
    assert.equal(status, 400)
    assert.equal(body.campos.regimen_fiscal, 'No corresponde al tipo de persona')
  })

  it('[D20] a day is stored unchanged, in every century', async () => {
    for (const dia of ['1000-01-01', '1899-12-31', '1900-02-28', '2000-02-29']) {
      const { cliente } = (await details(await create({ nacimiento: dia }))).body
      assert.equal(cliente.nacimiento, dia)
    }
  })

  it('text is stored in NFC and trimmed', async () => {
    const { cliente } = (await details(await create({ nombre: '  Jose\u0301  ' }))).body
    assert.equal(cliente.nombre, 'José')
  })
})

describe('POST /clientes/detalles', () => {
  it('[D24] 404 for an unknown id, 400 for a malformed one', async () => {
    const { status, body } = await details(uuidv7())
    assert.equal(status, 404)
    assert.equal(body.msg, 'El cliente no existe')
    assert.equal((await details('abc')).status, 400)
    assert.equal((await api.call('POST /clientes/detalles', {})).status, 400)
  })
})

describe('POST /clientes/eliminar', () => {
  it('[C-10] [D25] removes the client from the list and keeps its row', async () => {
    const id = await create({ nombre: 'Por Borrar' })
    const { body } = await api.call('POST /clientes/eliminar', { id })
    assert.deepEqual(body, { msg: 'Cliente eliminado' })
    assert.equal((await details(id)).status, 404)
    const list = await api.call('POST /clientes/listar', { nombre: 'por borrar' })
    assert.deepEqual(list.body.clientes, [])
    const [row] = await api.sql('select nombre from clientes where _id = $1', [id])
    assert.equal(row?.nombre, 'Por Borrar')
  })

  it('a second time is 404', async () => {
    const id = await create()
    await api.call('POST /clientes/eliminar', { id })
    assert.equal((await api.call('POST /clientes/eliminar', { id })).status, 404)
  })

  it('[D41] a stale version gets 409 and deletes nothing', async () => {
    const id = await create()
    await api.sql('update clientes set version = 2 where _id = $1', [id])
    const { status, body } = await api.call('POST /clientes/eliminar', { id, version: 1 })
    assert.equal(status, 409)
    assert.match(body.msg, /Otra persona cambió este registro/)
    assert.equal((await details(id)).status, 200)
    assert.equal((await api.call('POST /clientes/eliminar', { id, version: 2 })).status, 200)
  })

  it('[D24] of two simultaneous calls without a version one deletes, the other gets a 404', async () => {
    const id = await create()
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.call('POST /clientes/eliminar', { id })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404, 404])
  })

  it('[D41] of two simultaneous calls one deletes, the other gets a conflict', async () => {
    const id = await create()
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call('POST /clientes/eliminar', { id, version: 1 })),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.ok(answers.every(({ status }) => [200, 404, 409].includes(status)))
  })
})
