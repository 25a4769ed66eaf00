import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'

const other = uuidv7()
const api = useApi({}, (api) => api.addEmpresa(other))

const create = async (nombre: string) =>
  (await api.call('POST /clientes/crear', { nombre })).body._id as string
const remove = (id: string, token = api.token) => api.call('POST /clientes/eliminar', { id }, { token })
const deleted = async (question: object = {}, token = api.token) =>
  (await api.call('POST /clientes/listar', { eliminados: true, ...question }, { token })).body

async function twoDeleted(marca: string) {
  const ids = [await create(`${marca} Uno`), await create(`${marca} Dos`)]
  for (const id of ids) await remove(id)
  return ids as [string, string]
}

describe('[E-05] the list of what was deleted', () => {
  it('shows the deleted rows alone, the latest first, with who and when', async () => {
    const [one, two] = await twoDeleted('Zoe')
    await create('Zoe Viva')
    const { clientes } = await deleted({ nombre: 'zoe' })
    assert.deepEqual(
      clientes.map(({ _id, eliminado_por }: Record<string, string>) => [_id, eliminado_por]),
      [
        [two, 'Ada'],
        [one, 'Ada'],
      ],
    )
    assert.ok(Math.abs(Date.now() - Date.parse(clientes[0].eliminado_el)) < 60_000)
    const { clientes: live } = (await api.call('POST /clientes/listar', { nombre: 'zoe' })).body
    assert.deepEqual(Object.keys(live[0]).includes('eliminado_el'), false)
    assert.equal(live.length, 1)
  })

  it('is filtered, ordered, paged and counted like the current one', async () => {
    for (const n of [1, 2, 3, 4, 5]) await remove(await create(`Página ${n}`))
    const page = await deleted({ nombre: 'pagina', filas: 2 })
    assert.deepEqual(
      [page.total, page.clientes.map((c: { nombre: string }) => c.nombre)],
      [5, ['Página 5', 'Página 4']],
    )
    const next = await deleted({ nombre: 'pagina', filas: 2, despues: page.cursor_ultimo })
    assert.deepEqual(
      next.clientes.map((c: { nombre: string }) => c.nombre),
      ['Página 3', 'Página 2'],
    )
    const named = await deleted({ nombre: 'pagina', orden: 'nombre', filas: 20, pagina: 0 })
    assert.equal(named.clientes[0].nombre, 'Página 1')
    assert.equal(named.clientes[0].eliminado_por, 'Ada')
  })

  it('finds a text among very many deleted rows', async () => {
    await api.sql(
      `insert into clientes (id_locatario, _id, nombre, eliminacion)
       select $1, gen_random_uuid(), 'Relleno ' || n, now() from generate_series(1, 3000) n`,
      [api.idLocatario],
    )
    await remove(await create('Aguja Única'))
    const { clientes, total } = await deleted({ nombre: 'aguja', filas: 5 })
    assert.deepEqual([total, clientes[0].nombre], [1, 'Aguja Única'])
    await api.sql(`delete from clientes where nombre like 'Relleno %'`)
  })

  it('names a person who has been deleted since, and nobody where that is not known', async () => {
    const email = `${uuidv7()}@pruebas.mx`
    const id = await api.addUser({ email, nombre: 'Olga', apellido_paterno: 'Paz', tipo: 0 })
    const [cliente, old] = [await create('De Olga'), await create('De antes')]
    await remove(cliente, await api.signIn(email))
    await api.call('POST /usuarios/eliminar', { id })
    await api.sql('update clientes set eliminacion = now() where _id = $1', [old])
    const { clientes } = await deleted({ nombre: 'de ' })
    const by = Object.fromEntries(clientes.map((c: Record<string, string>) => [c._id, c.eliminado_por]))
    assert.deepEqual([by[cliente], by[old]], ['Olga Paz', null])
  })

  it('[D49] needs the permission to edit, beside that to see the list', async () => {
    const [id] = await twoDeleted('Permiso')
    const sees = await api.tokenWith({ clientes: { ver: true, detalles: true, agregar: true } })
    for (const [name, body] of [
      ['POST /clientes/listar', { eliminados: true }],
      ['POST /clientes/detalles', { id, eliminado: true }],
    ] as const) {
      const { status, body: answer } = await api.call(name, body, { token: sees })
      assert.deepEqual([status, answer.msg], [403, 'No hay permiso para hacer esto'], name)
    }
    const none = { eliminados: true, filas: 5 }
    for (const list of ['asesorias', 'usuarios'] as const) {
      const token = await api.tokenWith({ [list]: { ver: true, detalles: true, agregar: true } })
      assert.equal((await api.call(`POST /${list}/listar`, none, { token })).status, 403, list)
      const editor = await api.tokenWith({ [list]: { ver: true, editar: true } })
      assert.equal((await api.call(`POST /${list}/listar`, none, { token: editor })).status, 200, list)
    }
  })

  it('[D21] shows no other empresa’s rows', async () => {
    await twoDeleted('Ajena')
    const token = await api.tokenWith({ clientes: true }, other)
    assert.deepEqual((await deleted({}, token)).clientes, [])
  })

  it('leaves out people whose data was erased', async () => {
    const [one, two] = await twoDeleted('Borrable')
    await api.sql('update clientes set datos_borrados = true where _id = $1', [one])
    const { clientes } = await deleted({ nombre: 'borrable' })
    assert.deepEqual(
      clientes.map(({ _id }: { _id: string }) => _id),
      [two],
    )
    assert.equal((await api.call('POST /clientes/detalles', { id: one, eliminado: true })).status, 404)
  })

  it('shows deleted users without their photo, and deleted advisories with their client', async () => {
    const usuario = await api.addUser({ email: `${uuidv7()}@pruebas.mx`, nombre: 'Ulises' })
    await api.sql(`update usuarios set perfil_archivo = 'x' where _id = $1`, [usuario])
    await api.call('POST /usuarios/eliminar', { id: usuario })
    const users = await api.call('POST /usuarios/listar', { nombre: 'ulises', eliminados: true, filas: 5 })
    assert.deepEqual([users.body.total, users.body.usuarios[0].url_perfil_g], [1, null])
    const cliente = await create('Con cita')
    const cita = { cliente, motivo: 'Fuera', fecha: '2026-01-01' }
    const { _id: id } = (await api.call('POST /asesorias/crear', cita)).body
    await api.call('POST /asesorias/eliminar', { id })
    const { asesorias } = (await api.call('POST /asesorias/listar', { eliminados: true })).body
    assert.deepEqual(
      [asesorias[0]._id, asesorias[0].cliente, asesorias[0].eliminado_por],
      [id, 'Con cita', 'Ada'],
    )
  })
})

describe('[E-05] a deleted record', () => {
  it('can be read, with who deleted it and when, and only as a deleted one', async () => {
    const [id] = await twoDeleted('Leída')
    const { body } = await api.call('POST /clientes/detalles', { id, eliminado: true })
    assert.deepEqual([body.cliente.nombre, body.cliente.eliminado_por], ['Leída Uno', 'Ada'])
    assert.equal((await api.call('POST /clientes/detalles', { id })).status, 404)
    const live = await create('Leída Viva')
    assert.equal((await api.call('POST /clientes/detalles', { id: live, eliminado: true })).status, 404)
  })

  it('an advisory and a user as well', async () => {
    const cliente = await create('Con otra')
    const { _id } = (await api.call('POST /asesorias/crear', { cliente, motivo: 'M', fecha: '2026-01-01' }))
      .body
    await api.call('POST /asesorias/eliminar', { id: _id })
    const read = await api.call('POST /asesorias/detalles', { id: _id, eliminado: true })
    assert.deepEqual([read.body.asesoria.motivo, read.body.asesoria.eliminado_por], ['M', 'Ada'])
    const usuario = await api.addUser({ email: `${uuidv7()}@pruebas.mx`, nombre: 'Leído' })
    await api.call('POST /usuarios/eliminar', { id: usuario })
    const user = await api.call('POST /usuarios/detalles', { id: usuario, eliminado: true })
    assert.deepEqual([user.body.usuario.nombre, user.body.usuario.eliminado_por], ['Leído', 'Ada'])
    assert.equal((await api.call('POST /usuarios/detalles', { id: usuario })).status, 404)
  })
})
