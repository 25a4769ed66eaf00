import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../../test/api.ts'
import { openStore } from '../../../platform/files/open.ts'
import { withOwner } from '../../../platform/database/connect.ts'
import { eraseCliente } from '../../../operator/erase/erase.ts'

const api = useApi()
const create = async (nombre = 'Ana') =>
  (await api.call('POST /clientes/crear', { nombre })).body._id as string
const remove = (id: string) => api.call('POST /clientes/eliminar', { id })
const restore = (id: string, campos: object = {}, token = api.token) =>
  api.call('POST /clientes/restaurar', { id, ...campos }, { token })
const details = (id: string) => api.call('POST /clientes/detalles', { id })
const entries = (id: string) =>
  api.sql<{ accion: string; despues: { nombre?: string } | null }>(
    'select accion, despues from auditoria where id_entidad = $1 order by momento',
    [id],
  )

describe('[E-05] POST /clientes/restaurar', () => {
  it('puts the client back as it was, and is audited', async () => {
    const id = await create('Vuelve')
    const before = (await details(id)).body.cliente
    await remove(id)
    const { status, body } = await restore(id)
    assert.deepEqual([status, body], [200, { msg: 'Cliente restaurado' }])
    assert.deepEqual((await details(id)).body.cliente, { ...before, version: before.version + 2 })
    const all = await entries(id)
    assert.deepEqual(
      all.map(({ accion }) => accion),
      ['crear', 'eliminar', 'restaurar'],
    )
    assert.equal(all.at(-1)!.despues!.nombre, 'Vuelve')
    const [row] = await api.sql('select eliminacion, eliminado_por from clientes where _id = $1', [id])
    assert.deepEqual(row, { eliminacion: null, eliminado_por: null })
  })

  it('[D17] of several calls all are answered, and one restores', async () => {
    const id = await create()
    await remove(id)
    const answers = await Promise.all([1, 2, 3].map(() => restore(id, { version: 2 })))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    assert.equal((await restore(id)).status, 200)
    assert.equal((await entries(id)).filter(({ accion }) => accion === 'restaurar').length, 1)
    assert.equal((await details(id)).body.cliente.version, 3)
  })

  it('[D41] a version that is not that of the deleted row is refused', async () => {
    const id = await create()
    await remove(id)
    const { status, body } = await restore(id, { version: 1 })
    assert.deepEqual([status, body.msg], [409, 'Otra persona cambió este registro mientras tanto'])
    assert.equal((await details(id)).status, 404)
  })

  it('[D25] a person whose data was erased stays erased', async () => {
    const id = await create('Por borrar')
    await withOwner(api.database.connection, (client) =>
      eraseCliente(client, openStore({ dataDir: api.folder.path, s3: null }), {
        id,
        idLocatario: api.idLocatario,
      }),
    )
    const { status, body } = await restore(id)
    assert.equal(status, 409)
    assert.equal(body.msg, 'Los datos de este cliente se borraron para siempre; no se puede restaurar')
    assert.equal((await details(id)).status, 404)
  })

  it('[D21] [D49] nobody’s, another empresa’s: 404; without clientes.editar: 403', async () => {
    const id = await create()
    await remove(id)
    const other = uuidv7()
    await api.addEmpresa(other)
    const stranger = await api.tokenWith({ clientes: true }, other)
    for (const [who, token] of [
      [uuidv7(), api.token],
      [id, stranger],
    ] as const) {
      const { status, body } = await restore(who, {}, token)
      assert.deepEqual([status, body.msg], [404, 'El cliente no existe'])
    }
    const reads = await api.tokenWith({ clientes: { ver: true, agregar: true, detalles: true } })
    assert.equal((await restore(id, {}, reads)).status, 403)
  })
})

describe('[E-05] POST /asesorias/restaurar', () => {
  it('puts the advisory back into the list and the history, even of a deleted client', async () => {
    const cliente = await create('Con citas')
    const cita = { cliente, motivo: 'Vuelve', fecha: '2026-01-01' }
    const { _id: id } = (await api.call('POST /asesorias/crear', cita)).body
    await api.call('POST /asesorias/eliminar', { id })
    for (const again of [1, 2]) {
      const { status, body } = await api.call('POST /asesorias/restaurar', { id })
      assert.deepEqual([status, body], [200, { msg: 'Asesoría restaurada' }], `call ${again}`)
    }
    const { asesorias } = (await api.call('POST /clientes/perfil', { id: cliente })).body.cliente
    assert.deepEqual([asesorias.length, asesorias[0].motivo], [1, 'Vuelve'])
    assert.deepEqual(
      (await entries(id)).map(({ accion }) => accion),
      ['crear', 'eliminar', 'restaurar'],
    )
    await api.call('POST /asesorias/eliminar', { id })
    await remove(cliente)
    assert.equal((await api.call('POST /asesorias/restaurar', { id, version: 4 })).status, 200)
    assert.equal(
      (await api.call('POST /asesorias/detalles', { id })).body.asesoria.cliente.nombre,
      'Con citas',
    )
  })
})
