import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

const EDITOR = { clientes: { editar: true, detalles: true } }

/** Somebody with these permissions: id and token. */
async function somebody(nombre: string, permisos: object = EDITOR) {
  const email = `${uuidv7()}@pruebas.mx`
  const id = await api.addUser({ nombre, email })
  await api.sql('update usuarios set permisos = $1 where _id = $2', [JSON.stringify(permisos), id])
  return { id, token: await api.signIn(email) }
}

let eva: { id: string; token: string }
const api = useApi({}, async () => {
  eva = await somebody('Eva')
})

const newCliente = async () => (await api.call('POST /clientes/crear', { nombre: 'Ana' })).body._id as string
const create = async (id_cliente: string, campos: object = {}, token = eva.token) =>
  (await api.call('POST /clientes/crear_nota', { id_cliente, texto: 'Llamar', ...campos }, { token })).body
    .nota
const notasOf = async (id_cliente: string) =>
  (await api.call('POST /clientes/historia', { id_cliente, tipos: ['nota'] })).body.entradas.map(
    ({ nota }: { nota: object }) => nota,
  )

describe('[E-10] notes of a client', () => {
  it('a note keeps its text, with who wrote it; one with somebody responsible is a task', async () => {
    const id_cliente = await newCliente()
    const nota = await create(id_cliente, { texto: '  uno\r\ndos <b>ñ</b> e\u0301 ' })
    assert.deepEqual(
      [nota.texto, nota.vence, nota.responsable, nota.hecha, nota.version],
      ['uno\ndos <b>ñ</b> é', null, null, null, 1],
    )
    assert.deepEqual(nota.autor, { _id: eva.id, nombre: 'Eva' })
    assert.ok(Math.abs(Date.parse(nota.creacion) - Date.now()) < 60_000)
    const tarea = await create(id_cliente, { vence: '2026-12-01', id_responsable: api.admin })
    assert.deepEqual([tarea.vence, tarea.responsable], ['2026-12-01', { _id: api.admin, nombre: 'Ada' }])
    assert.deepEqual(await notasOf(id_cliente), [tarea, nota])
  })

  it('a day without a name belongs to the author', async () => {
    const nota = await create(await newCliente(), { vence: '2026-12-01', id_responsable: '' })
    assert.equal(nota.responsable._id, eva.id)
  })

  it('refuses an empty or long text, lone surrogates, a person who is not there, an unknown client', async () => {
    const id_cliente = await newCliente()
    const refused = async (campos: object) => {
      const { status, body } = await api.call('POST /clientes/crear_nota', {
        id_cliente,
        texto: 'x',
        ...campos,
      })
      return [status, ...Object.keys(body.campos ?? {})]
    }
    for (const texto of ['', ' \n ', 'x'.repeat(5001), 'a\ud800', 'a\u0000', null])
      assert.deepEqual(await refused({ texto }), [400, 'texto'])
    assert.deepEqual(await refused({ vence: '2026-02-30' }), [400, 'vence'])
    const gone = await somebody('Se fue')
    await api.sql('update usuarios set eliminacion = now() where _id = $1', [gone.id])
    for (const id_responsable of [gone.id, uuidv7()])
      assert.deepEqual(await refused({ id_responsable }), [400, 'id_responsable'])
    assert.deepEqual(await refused({ id_cliente: uuidv7() }), [404])
    assert.equal((await create(id_cliente, { texto: 'ñ'.repeat(5000) })).texto.length, 5000)
    assert.equal((await notasOf(id_cliente)).length, 1)
  })

  it('[D42] a note that is sent twice is written once', async () => {
    const id_cliente = await newCliente()
    const headers = { 'idempotency-key': uuidv7() }
    const send = () => api.call('POST /clientes/crear_nota', { id_cliente, texto: 'Una vez' }, { headers })
    assert.deepEqual((await send()).body, (await send()).body)
    assert.equal((await notasOf(id_cliente)).length, 1)
  })

  it('only its author edits it, not even an Administrador', async () => {
    const id_cliente = await newCliente()
    const { _id: id_nota } = await create(id_cliente)
    const edit = (texto: string, token: string) =>
      api.call('POST /clientes/editar_nota', { id_cliente, id_nota, texto }, { token })
    const refused = await edit('Otra', api.token)
    assert.deepEqual([refused.status, refused.body.msg], [403, 'Solo quien escribió la nota puede editarla'])
    assert.equal((await edit('Otra', eva.token)).body.nota.texto, 'Otra')
    assert.equal((await edit('Ajena', (await somebody('Otro')).token)).status, 403)
  })

  it('[D41] a stale version: 409; without a change the version stays', async () => {
    const id_cliente = await newCliente()
    const { _id: id_nota } = await create(id_cliente, { vence: '2026-12-01' })
    const edit = (campos: object) =>
      api.call('POST /clientes/editar_nota', { id_cliente, id_nota, ...campos }, { token: eva.token })
    assert.equal((await edit({ texto: 'Llamar', version: 1 })).body.nota.version, 1)
    const { nota } = (await edit({ texto: 'Escribir', version: 1 })).body
    assert.deepEqual([nota.version, nota.vence], [2, '2026-12-01'], 'absent members keep their value')
    const late = await edit({ texto: 'Tarde', version: 1 })
    assert.deepEqual([late.status, typeof late.body.modificado_por], [409, 'string'])
    assert.ok(Date.parse(late.body.modificado_el) > 0)
    const finish = (version: number) =>
      api.call(
        'POST /clientes/terminar_nota',
        { id_cliente, id_nota, hecha: true, version },
        { token: eva.token },
      )
    assert.equal((await finish(1)).status, 409)
    assert.equal((await finish(2)).status, 200)
    const remove = { id_cliente, id_nota, version: 2 }
    assert.equal((await api.call('POST /clientes/eliminar_nota', remove, { token: eva.token })).status, 409)
  })

  it('what is no task any more is not finished either', async () => {
    const id_cliente = await newCliente()
    const { _id: id_nota } = await create(id_cliente, { vence: '2026-12-01' })
    const which = { id_cliente, id_nota }
    await api.call('POST /clientes/terminar_nota', { ...which, hecha: true }, { token: eva.token })
    const { nota } = (
      await api.call(
        'POST /clientes/editar_nota',
        { ...which, vence: '', id_responsable: '' },
        { token: eva.token },
      )
    ).body
    assert.deepEqual([nota.vence, nota.responsable, nota.hecha], [null, null, null])
    const { status } = await api.call(
      'POST /clientes/terminar_nota',
      { ...which, hecha: true },
      { token: eva.token },
    )
    assert.equal(status, 400, 'a note cannot be finished')
  })

  it('its author or whoever is responsible finishes a task and reopens it; twice is once', async () => {
    const id_cliente = await newCliente()
    const { _id: id_nota } = await create(id_cliente, { id_responsable: api.admin })
    const finish = async (hecha: boolean, token: string) => {
      const { status, body } = await api.call(
        'POST /clientes/terminar_nota',
        { id_cliente, id_nota, hecha },
        { token },
      )
      return status === 200 ? [body.nota.hecha !== null, body.nota.version] : status
    }
    assert.equal(await finish(true, (await somebody('Otro')).token), 403)
    assert.deepEqual(await finish(true, api.token), [true, 2])
    assert.deepEqual(await finish(true, eva.token), [true, 2])
    assert.deepEqual(await finish(false, eva.token), [false, 3])
  })

  it('[D53] its author or an Administrador deletes it and puts it back', async () => {
    const id_cliente = await newCliente()
    const { _id: id_nota } = await create(id_cliente)
    const make = async (accion: 'eliminar' | 'restaurar', token: string) =>
      (await api.call(`POST /clientes/${accion}_nota`, { id_cliente, id_nota }, { token })).status
    const other = await somebody('Otro')
    assert.equal(await make('eliminar', other.token), 403)
    assert.equal(await make('eliminar', api.token), 200)
    assert.deepEqual(await notasOf(id_cliente), [])
    assert.equal(await make('eliminar', api.token), 404)
    assert.equal(await make('restaurar', other.token), 403)
    for (const token of [eva.token, eva.token]) assert.equal(await make('restaurar', token), 200)
    const [nota] = await notasOf(id_cliente)
    assert.deepEqual([nota._id, nota.version], [id_nota, 3])
  })
})

describe('[E-10] my tasks', () => {
  const mine = async (token: string) => (await api.call('POST /tareas/mias', {}, { token })).body.tareas

  it('are the open ones for which I am responsible, the first due first, with their clients', async () => {
    const me = await somebody('Íñigo')
    const [one, two] = [await newCliente(), await newCliente()]
    const undated = await create(one, { texto: 'sin día', id_responsable: me.id })
    await create(one, { texto: 'después', vence: '2027-01-01', id_responsable: me.id })
    await create(two, { texto: 'antes', vence: '2026-01-01', id_responsable: me.id })
    await create(one, { texto: 'de otra persona', vence: '2026-01-01' })
    const done = await create(one, { texto: 'hecha', id_responsable: me.id })
    await api.call(
      'POST /clientes/terminar_nota',
      { id_cliente: one, id_nota: done._id, hecha: true },
      { token: me.token },
    )
    const textos = async () => (await mine(me.token)).map(({ texto }: { texto: string }) => texto)
    assert.deepEqual(await textos(), ['antes', 'después', 'sin día'])
    assert.deepEqual((await mine(me.token))[0].cliente, { _id: two, nombre: 'Ana' })
    await api.call('POST /clientes/eliminar', { id: two })
    await api.call(
      'POST /clientes/eliminar_nota',
      { id_cliente: one, id_nota: undated._id },
      { token: eva.token },
    )
    assert.deepEqual(await textos(), ['después'], 'not those of deleted clients, nor deleted ones')
  })

  it('20 at most, and the day of the next one', async () => {
    const me = await somebody('Ocupada')
    const id = await newCliente()
    const told = async () => {
      const { tareas, siguiente_vence } = (await api.call('POST /tareas/mias', {}, { token: me.token })).body
      return [tareas.length, siguiente_vence]
    }
    const make = (vence: string | null) => create(id, { id_responsable: me.id, vence })
    for (let i = 0; i < 20; i++) await make('2026-01-01')
    assert.deepEqual(await told(), [20, undefined])
    await make(null)
    assert.deepEqual(await told(), [20, undefined])
    await make('2026-01-02')
    assert.deepEqual(await told(), [20, '2026-01-02'])
  })
})
