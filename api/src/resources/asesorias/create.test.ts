import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { holding } from '../../../test/owner/holding.ts'
import { useAsesorias } from './asesorias.testing.ts'

const { api, people, whole, crear, create, details, deleteUser, newUser } = useAsesorias()

describe('POST /asesorias/crear', () => {
  it('[A-10] [N-05] accepts the four members of the specification; tipo and asesor have defaults', async () => {
    const { status, body } = await crear()
    assert.equal(status, 200)
    assert.equal(body.msg, 'Asesoría creada')
    assert.deepEqual(await details(body._id), {
      _id: body._id,
      version: 1,
      cliente: { _id: people.ana, nombre: 'Ana Ruiz' },
      empresa: null,
      asesor: { _id: api.admin, nombre: 'Ada' },
      tipo: 0,
      motivo: 'Primera cita',
      descripcion: 'Una\nlínea',
      creacion: '2026-03-10',
      finalizacion: null,
      hora: null,
      minutos: null,
      status: 0,
    })
  })

  it('accepts tipo and asesor, and uses the defaults for empty ones', async () => {
    const chosen = await details(await create({ tipo: 2, asesor: people.bea }))
    assert.equal(chosen.tipo, 2)
    assert.deepEqual(chosen.asesor, { _id: people.bea, nombre: 'Béa Núñez' })
    for (const empty of ['', null]) {
      const { tipo, asesor } = await details(await create({ tipo: empty, asesor: empty }))
      assert.deepEqual([tipo, asesor._id], [0, api.admin])
    }
  })

  it('[A-09] [D24] requires cliente, motivo and fecha, with an error for each field', async () => {
    const { status, body } = await api.call('POST /asesorias/crear', {})
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.campos).sort(), ['cliente', 'fecha', 'motivo'])
    for (const [campo, values] of Object.entries({
      cliente: ['', null, 'ana', 5, {}],
      motivo: ['', ' ', 5, 'x'.repeat(501), 'a\u0000'],
      fecha: ['', '2026-02-30', '10/03/2026', 5, '2026-03-10T00:00:00Z'],
      descripcion: [5, 'x'.repeat(5001), 'a\u0000'],
      tipo: [3, '0', true],
      asesor: ['ada', 5],
    })) {
      for (const value of values) {
        const { status, body } = await crear({ [campo]: value })
        assert.equal(status, 400, `${campo}: ${JSON.stringify(value)?.slice(0, 40)}`)
        assert.ok(body.campos[campo], campo)
      }
    }
  })

  it('[A-07] [D21] a deleted or unknown client, or one of another empresa: 400, and nothing is created', async () => {
    const gone = (await api.call('POST /clientes/crear', { nombre: 'Ida' })).body._id
    await api.call('POST /clientes/eliminar', { id: gone })
    const other = uuidv7()
    await api.addEmpresa(other)
    await api.addUser({ email: 'otra@pruebas.mx', tipo: 0 }, other)
    const token = await api.signIn('otra@pruebas.mx')
    const foreign = (await api.call('POST /clientes/crear', { nombre: 'Ajeno' }, { token })).body._id
    for (const cliente of [gone, foreign, uuidv7()]) {
      const { status, body } = await crear({ cliente, motivo: 'Para nadie' })
      assert.equal(status, 400)
      assert.equal(body.campos.cliente, 'El cliente no existe')
    }
    assert.equal((await api.sql(`select from asesorias where motivo = 'Para nadie'`)).length, 0)
  })

  it('[D21] [D25] a deleted or unknown advisor, or one of another empresa: 400', async () => {
    const gone = await newUser('Ido')
    await deleteUser(gone)
    const other = uuidv7()
    await api.addEmpresa(other)
    const foreign = await api.addUser({ email: 'ajena@pruebas.mx' }, other)
    for (const asesor of [gone, foreign, uuidv7(), people.ana]) {
      const { status, body } = await crear({ asesor })
      assert.equal(status, 400)
      assert.equal(body.campos.asesor, 'El asesor no existe')
    }
  })

  it('[D42] the same Idempotency-Key creates one advisory', async () => {
    const twice = () =>
      api.call('POST /asesorias/crear', whole({ motivo: 'Doble' }), {
        headers: { 'idempotency-key': 'asesoria-1' },
      })
    const answers = await Promise.all([twice(), twice(), twice()])
    assert.equal(new Set(answers.map(({ body }) => body._id)).size, 1)
    assert.equal((await api.sql(`select from asesorias where motivo = 'Doble'`)).length, 1)
  })

  it('[D20] a day is stored unchanged, in every century', async () => {
    for (const fecha of ['1000-01-01', '1899-12-31', '2000-02-29', '9999-12-31']) {
      assert.equal((await details(await create({ fecha }))).creacion, fecha)
    }
  })

  it('[D25] a client or an advisor whose deletion is under way: waits for it, and refuses', async () => {
    const cliente = (await api.call('POST /clientes/crear', { nombre: 'Fugaz' })).body._id
    const asesor = await newUser('Fugaz')
    for (const [table, campo, id] of [
      ['clientes', 'cliente', cliente],
      ['usuarios', 'asesor', asesor],
    ]) {
      const deletion = `update ${table} set eliminacion = now() where _id = $1`
      const { status, body } = await holding(api, [deletion, id], () => crear({ [campo]: id }))
      assert.equal(status, 400, campo)
      assert.ok(body.campos[campo])
    }
  })

  it('a client whose name is being changed: the row gets the new name', async () => {
    const id = (await api.call('POST /clientes/crear', { nombre: 'Antes' })).body._id
    const rename = `update clientes set nombre = 'Después' where _id = $1`
    const { body } = await holding(api, [rename, id], () => crear({ cliente: id }))
    assert.equal((await details(body._id)).cliente.nombre, 'Después')
  })
})
