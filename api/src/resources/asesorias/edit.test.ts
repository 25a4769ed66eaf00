import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useAsesorias } from './asesorias.testing.ts'

const { api, people, create, details, edit, deleteUser, newUser } = useAsesorias()

describe('POST /asesorias/editar', () => {
  it('[A-12] [D10] [D41] changes every field and raises the version', async () => {
    const id = await create()
    const { body } = await edit(id, {
      motivo: 'Otro',
      tipo: 1,
      asesor: people.bea,
      fecha: '2026-04-01',
      finalizacion: '2026-04-02',
      descripcion: '',
    })
    assert.deepEqual(body, { msg: 'Cambios guardados' })
    const { cliente, ...rest } = await details(id)
    assert.equal(cliente._id, people.ana)
    assert.deepEqual(rest, {
      _id: id,
      version: 2,
      empresa: null,
      motivo: 'Otro',
      tipo: 1,
      asesor: { _id: people.bea, nombre: 'Béa Núñez' },
      creacion: '2026-04-01',
      finalizacion: '2026-04-02',
      status: 1,
      descripcion: null,
      hora: null,
      minutos: null,
    })
  })

  it('[E-21] sets and takes out the hour and the length; absent, they stay', async () => {
    const id = await create({ hora: '09:30', minutos: 45 })
    const of = async () => {
      const { hora, minutos, version } = await details(id)
      return [hora, minutos, version]
    }
    assert.deepEqual(await of(), ['09:30', 45, 1])
    await edit(id, { fecha: '2026-04-01' })
    assert.deepEqual(await of(), ['09:30', 45, 2])
    await edit(id, { hora: '09:30', minutos: 45 })
    assert.deepEqual(await of(), ['09:30', 45, 2], 'the same is no change')
    await edit(id, { hora: '', minutos: null })
    assert.deepEqual(await of(), [null, null, 3])
    for (const bad of [
      { hora: '24:00' },
      { hora: '9:30' },
      { minutos: 4 },
      { minutos: 721 },
      { minutos: 7.5 },
    ])
      assert.equal((await edit(id, bad)).status, 400)
  })

  it('leaves absent members unchanged', async () => {
    const id = await create({ tipo: 1, asesor: people.bea })
    await edit(id, { finalizacion: '2026-03-11' })
    const before = await details(id)
    for (const [campo, value] of Object.entries({ motivo: 'Nuevo', descripcion: 'Nueva', tipo: 2 })) {
      await edit(id, { [campo]: value })
      assert.equal((await details(id))[campo], value)
    }
    const after = await details(id)
    assert.deepEqual({ ...before, motivo: 'Nuevo', descripcion: 'Nueva', tipo: 2, version: 5 }, after)
  })

  it('[D41] saving without a change succeeds and keeps the version', async () => {
    const id = await create({ tipo: 1, asesor: people.bea })
    const { motivo, descripcion, creacion: fecha, finalizacion } = await details(id)
    const whole = { motivo, descripcion, fecha, finalizacion, tipo: 1, asesor: people.bea, version: 1 }
    for (const same of [{}, whole]) assert.equal((await edit(id, same)).status, 200)
    assert.equal((await details(id)).version, 1)
    assert.equal((await edit(id, { ...whole, tipo: 2 })).status, 200)
    assert.equal((await details(id)).version, 2)
    const entries = await api.sql('select from auditoria where id_entidad = $1', [id])
    assert.equal(entries.length, 2, 'its creation and the one change')
  })

  it('an empty motivo is refused, an empty fecha too', async () => {
    const id = await create()
    for (const campo of ['motivo', 'fecha']) {
      for (const empty of ['', null]) {
        const { status, body } = await edit(id, { [campo]: empty })
        assert.equal(status, 400)
        assert.ok(body.campos[campo])
      }
    }
  })

  it('[D13] [A-01] the status follows finalizacion, also in the list and its filter; an empty one reopens it', async () => {
    const id = await create({ motivo: 'Ida y vuelta' })
    const listed = async (status: number) =>
      (await api.call('POST /asesorias/listar', { status: [status] })).body.asesorias.find(
        (row: { _id: string }) => row._id === id,
      )
    assert.equal((await listed(0)).finalizacion, null)
    await edit(id, { finalizacion: '2026-03-10' })
    assert.equal(await listed(0), undefined)
    assert.deepEqual((({ finalizacion, status }) => [finalizacion, status])(await listed(1)), [
      '2026-03-10',
      1,
    ])
    for (const empty of ['', null]) {
      await edit(id, { finalizacion: '2026-03-10' })
      await edit(id, { finalizacion: empty })
      assert.equal((await listed(0)).status, 0)
      assert.equal(await listed(1), undefined)
    }
  })

  it('[A-02] [A-03] orders and filters use the edited values and the client’s current name', async () => {
    const cliente = (await api.call('POST /clientes/crear', { nombre: 'Xóchitl' })).body._id
    const id = await create({ cliente, motivo: 'Aaa', fecha: '2031-01-01' })
    await edit(id, { motivo: 'Zzz', fecha: '2031-05-05' })
    await api.sql(`update clientes set nombre = 'Yólotl', nombre_comercial = 'Flor' where _id = $1`, [
      cliente,
    ])
    const find = async (question: object) =>
      (await api.call('POST /asesorias/listar', { orden: 'motivo', filas: 500, ...question })).body.asesorias
    const [row] = await find({ cliente: 'yolotl' })
    assert.deepEqual([row._id, row.cliente, row.empresa, row.motivo], [id, 'Yólotl', 'Flor', 'Zzz'])
    assert.equal((await find({ cliente: 'xochitl' })).length, 0)
    assert.equal((await find({ fecha_inicio: '2031-05-05', fecha_fin: '2031-05-05' }))[0]._id, id)
    assert.equal((await find({ fecha_inicio: '2031-01-01', fecha_fin: '2031-05-04' })).length, 0)
    assert.equal((await find({})).at(-1)._id, id)
  })

  it('[D13] an end before the beginning is refused, whichever of the two is sent', async () => {
    const id = await create({ fecha: '2026-03-10' })
    const refused = async (campos: object) => {
      const { status, body } = await edit(id, campos)
      assert.equal(status, 400)
      assert.equal(body.campos.finalizacion, 'No puede ser anterior a la fecha de creación')
    }
    await refused({ finalizacion: '2026-03-09' })
    await refused({ fecha: '2026-05-01', finalizacion: '2026-04-30' })
    assert.equal((await edit(id, { finalizacion: '2026-03-10' })).status, 200, 'the same day is none before')
    await refused({ fecha: '2026-03-11' })
    assert.equal((await details(id)).version, 2)
  })

  it('[D25] a deleted advisor may stay, but cannot be chosen again', async () => {
    const left = await newUser('Salió')
    const id = await create({ asesor: left })
    const other = await create()
    await deleteUser(left)
    assert.equal((await edit(id, { asesor: left, motivo: 'Sigue' })).status, 200)
    assert.equal((await details(id)).asesor._id, left)
    const { status, body } = await edit(other, { asesor: left })
    assert.deepEqual([status, body.campos], [400, { asesor: 'El asesor no existe' }])
  })

  it('[D41] of two edits of the same version one is kept, the other gets a conflict', async () => {
    const id = await create()
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((motivo) => edit(id, { motivo, version: 1 })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const late = answers.find(({ status }) => status === 409)
    assert.match(late!.body.msg, /Otra persona cambió este registro/)
    assert.equal((await details(id)).version, 2)
  })

  it('keeps simultaneous changes of different fields', async () => {
    const id = await create()
    await Promise.all([edit(id, { motivo: 'A' }), edit(id, { tipo: 2 }), edit(id, { descripcion: 'B' })])
    const { motivo, tipo, descripcion, version } = await details(id)
    assert.deepEqual([motivo, tipo, descripcion, version], ['A', 2, 'B', 4])
  })

  it('[D24] 404 for a deleted or unknown advisory', async () => {
    const id = await create()
    await api.call('POST /asesorias/eliminar', { id })
    for (const gone of [id, uuidv7()]) assert.equal((await edit(gone, { motivo: 'X' })).status, 404)
  })

  it('the client of an advisory cannot be changed', async () => {
    const other = (await api.call('POST /clientes/crear', { nombre: 'Otra' })).body._id
    const id = await create()
    await edit(id, { cliente: other })
    assert.equal((await details(id)).cliente._id, people.ana)
  })
})
