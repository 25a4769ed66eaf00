import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../test/api'
import { holding } from '../../test/holding'

let ana = ''
let bea = ''

const api = useApi({}, async (api) => {
  ana = (await api.call('POST /clientes/crear', { nombre: 'Ana', apellido_paterno: 'Ruiz' })).body._id
  bea = await api.addUser({ nombre: 'Béa', apellido_paterno: 'Núñez', email: 'bea@pruebas.mx' })
})

const day = { motivo: 'Primera cita', fecha: '2026-03-10', descripcion: 'Una\nlínea' }
const crear = (campos: object = {}) => api.call('POST /asesorias/crear', { cliente: ana, ...day, ...campos })
const create = async (campos: object = {}) => (await crear(campos)).body._id as string
const details = async (id: string) => (await api.call('POST /asesorias/detalles', { id })).body.asesoria
const edit = (id: string, campos: object) => api.call('POST /asesorias/editar', { id, ...campos })
const deleteUser = (id: string) => api.sql('update usuarios set eliminacion = now() where _id = $1', [id])
const newUser = (nombre: string) => api.addUser({ nombre, email: `${uuidv7()}@pruebas.mx` })

describe('POST /asesorias/crear', () => {
  it('[A-10] [N-05] takes the four members of the specification; tipo and asesor have defaults', async () => {
    const { status, body } = await crear()
    assert.equal(status, 200)
    assert.equal(body.msg, 'Asesoría creada')
    assert.deepEqual(await details(body._id), {
      _id: body._id,
      version: 1,
      cliente: { _id: ana, nombre: 'Ana Ruiz' },
      empresa: null,
      asesor: { _id: api.admin, nombre: 'Ada' },
      tipo: 0,
      motivo: 'Primera cita',
      descripcion: 'Una\nlínea',
      creacion: '2026-03-10',
      finalizacion: null,
      status: 0,
    })
  })

  it('takes tipo and asesor where they are sent, and the defaults for empty ones', async () => {
    const chosen = await details(await create({ tipo: 2, asesor: bea }))
    assert.equal(chosen.tipo, 2)
    assert.deepEqual(chosen.asesor, { _id: bea, nombre: 'Béa Núñez' })
    for (const empty of ['', null]) {
      const { tipo, asesor } = await details(await create({ tipo: empty, asesor: empty }))
      assert.deepEqual([tipo, asesor._id], [0, api.admin])
    }
  })

  it('[A-09] [D24] needs cliente, motivo and fecha, and says which by field', async () => {
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

  it('[A-07] [D21] a client who is deleted, of another empresa or nobody: 400, and nothing is made', async () => {
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

  it('[D21] [D25] an advisor who is deleted, of another empresa or nobody: 400', async () => {
    const gone = await newUser('Ido')
    await deleteUser(gone)
    const other = uuidv7()
    await api.addEmpresa(other)
    const foreign = await api.addUser({ email: 'ajena@pruebas.mx' }, other)
    for (const asesor of [gone, foreign, uuidv7(), ana]) {
      const { status, body } = await crear({ asesor })
      assert.equal(status, 400)
      assert.equal(body.campos.asesor, 'El asesor no existe')
    }
  })

  it('[D42] the same Idempotency-Key makes one advisory', async () => {
    const twice = () =>
      api.call(
        'POST /asesorias/crear',
        { cliente: ana, ...day, motivo: 'Doble' },
        { headers: { 'idempotency-key': 'asesoria-1' } },
      )
    const answers = await Promise.all([twice(), twice(), twice()])
    assert.equal(new Set(answers.map(({ body }) => body._id)).size, 1)
    assert.equal((await api.sql(`select from asesorias where motivo = 'Doble'`)).length, 1)
  })

  it('[D20] a day stays the day it is, in every century', async () => {
    for (const fecha of ['1000-01-01', '1899-12-31', '2000-02-29', '9999-12-31']) {
      assert.equal((await details(await create({ fecha }))).creacion, fecha)
    }
  })

  it('[D25] a client or an advisor who is being deleted at this moment is waited for, and refused', async () => {
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

  it('a client who is getting another name at this moment: the row carries the new one', async () => {
    const id = (await api.call('POST /clientes/crear', { nombre: 'Antes' })).body._id
    const rename = `update clientes set nombre = 'Después' where _id = $1`
    const { body } = await holding(api, [rename, id], () => crear({ cliente: id }))
    assert.equal((await details(body._id)).cliente.nombre, 'Después')
  })
})

describe('POST /asesorias/detalles', () => {
  it('[A-11] [D25] still names a client and an advisor who were deleted', async () => {
    const cliente = (
      await api.call('POST /clientes/crear', {
        nombre: 'Eva',
        apellido_materno: 'Gil',
        razon_social: 'Gil, S.A.',
      })
    ).body._id
    const asesor = await newUser('Iván')
    const id = await create({ cliente, asesor })
    await api.call('POST /clientes/eliminar', { id: cliente })
    await deleteUser(asesor)
    const asesoria = await details(id)
    assert.deepEqual(asesoria.cliente, { _id: cliente, nombre: 'Eva Gil' })
    assert.deepEqual(asesoria.asesor, { _id: asesor, nombre: 'Iván' })
    assert.equal(asesoria.empresa, 'Gil, S.A.')
  })

  it('[D23] is for asesorias.detalles or asesorias.editar', async () => {
    const id = await create()
    for (const [permiso, expected] of [
      ['detalles', 200],
      ['editar', 200],
      ['ver', 403],
      ['agregar', 403],
    ] as const) {
      const token = await api.tokenWith({ asesorias: { [permiso]: true } })
      assert.equal((await api.call('POST /asesorias/detalles', { id }, { token })).status, expected, permiso)
    }
  })

  it('[D24] 404 for an id that nobody has, 400 for what is no id', async () => {
    const { status, body } = await api.call('POST /asesorias/detalles', { id: uuidv7() })
    assert.deepEqual([status, body], [404, { msg: 'La asesoría no existe' }])
    assert.equal((await api.call('POST /asesorias/detalles', { id: 'x' })).status, 400)
  })
})

describe('POST /asesorias/editar', () => {
  it('[A-12] [D10] [D41] changes every field and raises the version', async () => {
    const id = await create()
    const { body } = await edit(id, {
      motivo: 'Otro',
      tipo: 1,
      asesor: bea,
      fecha: '2026-04-01',
      finalizacion: '2026-04-02',
      descripcion: '',
    })
    assert.deepEqual(body, { msg: 'Cambios guardados' })
    const { cliente, ...rest } = await details(id)
    assert.equal(cliente._id, ana)
    assert.deepEqual(rest, {
      _id: id,
      version: 2,
      empresa: null,
      motivo: 'Otro',
      tipo: 1,
      asesor: { _id: bea, nombre: 'Béa Núñez' },
      creacion: '2026-04-01',
      finalizacion: '2026-04-02',
      status: 1,
      descripcion: null,
    })
  })

  it('leaves what is absent as it is', async () => {
    const id = await create({ tipo: 1, asesor: bea })
    await edit(id, { finalizacion: '2026-03-11' })
    const before = await details(id)
    for (const [campo, value] of Object.entries({ motivo: 'Nuevo', descripcion: 'Nueva', tipo: 2 })) {
      await edit(id, { [campo]: value })
      assert.equal((await details(id))[campo], value)
    }
    const after = await details(id)
    assert.deepEqual({ ...before, motivo: 'Nuevo', descripcion: 'Nueva', tipo: 2, version: 5 }, after)
  })

  it('[D41] saving without a change is fine, and is no change', async () => {
    const id = await create({ tipo: 1, asesor: bea })
    const { motivo, descripcion, creacion: fecha, finalizacion } = await details(id)
    const whole = { motivo, descripcion, fecha, finalizacion, tipo: 1, asesor: bea, version: 1 }
    for (const same of [{}, whole]) assert.equal((await edit(id, same)).status, 200)
    assert.equal((await details(id)).version, 1)
    assert.equal((await edit(id, { ...whole, tipo: 2 })).status, 200)
    assert.equal((await details(id)).version, 2)
    const deeds = await api.sql('select from auditoria where id_entidad = $1', [id])
    assert.equal(deeds.length, 2, 'its creation and the one change')
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

  it('[D13] [A-01] the status follows finalizacion, in the list and its filter too; empty opens it again', async () => {
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

  it('[A-02] [A-03] orders and filters go by what was edited and by the client as it is called now', async () => {
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

  it('[D25] an advisor who has left may stay, and nobody can choose them anew', async () => {
    const left = await newUser('Salió')
    const id = await create({ asesor: left })
    const other = await create()
    await deleteUser(left)
    assert.equal((await edit(id, { asesor: left, motivo: 'Sigue' })).status, 200)
    assert.equal((await details(id)).asesor._id, left)
    const { status, body } = await edit(other, { asesor: left })
    assert.deepEqual([status, body.campos], [400, { asesor: 'El asesor no existe' }])
  })

  it('[D41] of two with the same version one is kept, the other hears of it', async () => {
    const id = await create()
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((motivo) => edit(id, { motivo, version: 1 })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const late = answers.find(({ status }) => status === 409)
    assert.match(late!.body.msg, /Otra persona cambió este registro/)
    assert.equal((await details(id)).version, 2)
  })

  it('changes of different fields at the same moment are all kept', async () => {
    const id = await create()
    await Promise.all([edit(id, { motivo: 'A' }), edit(id, { tipo: 2 }), edit(id, { descripcion: 'B' })])
    const { motivo, tipo, descripcion, version } = await details(id)
    assert.deepEqual([motivo, tipo, descripcion, version], ['A', 2, 'B', 4])
  })

  it('[D24] 404 for what is gone or was never there', async () => {
    const id = await create()
    await api.call('POST /asesorias/eliminar', { id })
    for (const gone of [id, uuidv7()]) assert.equal((await edit(gone, { motivo: 'X' })).status, 404)
  })

  it('the client of an advisory can not be exchanged', async () => {
    const other = (await api.call('POST /clientes/crear', { nombre: 'Otra' })).body._id
    const id = await create()
    await edit(id, { cliente: other })
    assert.equal((await details(id)).cliente._id, ana)
  })
})

describe('POST /asesorias/eliminar', () => {
  it('[A-04] [D25] takes it off the list and keeps its row', async () => {
    const id = await create({ motivo: 'Por borrar' })
    assert.deepEqual((await api.call('POST /asesorias/eliminar', { id })).body, { msg: 'Asesoría eliminada' })
    assert.equal((await api.call('POST /asesorias/detalles', { id })).status, 404)
    const { asesorias } = (await api.call('POST /asesorias/listar', {})).body
    assert.ok(!asesorias.some((row: { _id: string }) => row._id === id))
    const [row] = await api.sql('select motivo from asesorias where _id = $1', [id])
    assert.equal(row?.motivo, 'Por borrar')
    assert.equal((await api.call('POST /asesorias/eliminar', { id })).status, 404)
  })

  it('[D41] a stale version deletes nothing; of several at the same moment one deletes', async () => {
    const id = await create()
    await edit(id, { motivo: 'Cambiado' })
    const stale = await api.call('POST /asesorias/eliminar', { id, version: 1 })
    assert.equal(stale.status, 409)
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call('POST /asesorias/eliminar', { id, version: 2 })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404, 404])
  })
})

describe('GET /asesorias/listar_asesores', () => {
  it('[D10] names every live user of the empresa, as a Spanish dictionary does', async () => {
    const ids = [
      await newUser('Ñoño'),
      await newUser('Nube'),
      await newUser('Álvaro'),
      await newUser('Óscar'),
    ]
    const gone = await newUser('Fantasma')
    await deleteUser(gone)
    const { asesores } = (await api.call('GET /asesorias/listar_asesores')).body
    const mine = asesores.filter(({ _id }: { _id: string }) => [...ids, api.admin, bea, gone].includes(_id))
    assert.deepEqual(
      mine.map(({ nombre }: { nombre: string }) => nombre),
      ['Ada', 'Álvaro', 'Béa Núñez', 'Nube', 'Ñoño', 'Óscar'],
    )
  })

  it('[D23] is for asesorias.agregar or asesorias.editar', async () => {
    for (const [permiso, expected] of [
      ['agregar', 200],
      ['editar', 200],
      ['ver', 403],
      ['detalles', 403],
    ] as const) {
      const token = await api.tokenWith({ asesorias: { [permiso]: true } })
      const { status } = await api.call('GET /asesorias/listar_asesores', undefined, { token })
      assert.equal(status, expected, permiso)
    }
  })
})

describe('audit', () => {
  it('tells of each write with what it was before and after', async () => {
    const id = await create({ motivo: 'Visto' })
    await edit(id, { motivo: 'Revisto', finalizacion: '2026-03-12' })
    await edit(id, { motivo: '' })
    await api.call('POST /asesorias/eliminar', { id })
    const deeds = await api.sql<Record<string, { motivo: string; finalizacion: string | null }>>(
      'select accion, antes, despues from auditoria where id_entidad = $1 order by momento',
      [id],
    )
    assert.deepEqual(
      deeds.map(({ accion, antes, despues }) => [accion, antes?.motivo, despues?.motivo]),
      [
        ['crear', undefined, 'Visto'],
        ['editar', 'Visto', 'Revisto'],
        ['eliminar', 'Revisto', undefined],
      ],
    )
    assert.deepEqual([deeds[1]!.antes!.finalizacion, deeds[1]!.despues!.finalizacion], [null, '2026-03-12'])
  })
})
