import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useAsesorias } from './asesorias.testing.ts'

const { api, people, create, details, edit, deleteUser, newUser } = useAsesorias()

describe('POST /asesorias/detalles', () => {
  it('[A-11] [D25] still names deleted clients and advisors', async () => {
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

  it('[D23] requires asesorias.detalles or asesorias.editar', async () => {
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

  it('[D24] 404 for an unknown id, 400 for a malformed one', async () => {
    const { status, body } = await api.call('POST /asesorias/detalles', { id: uuidv7() })
    assert.deepEqual([status, body], [404, { msg: 'La asesoría no existe' }])
    assert.equal((await api.call('POST /asesorias/detalles', { id: 'x' })).status, 400)
  })
})

describe('POST /asesorias/eliminar', () => {
  it('[A-04] [D25] removes it from the list and keeps its row', async () => {
    const id = await create({ motivo: 'Por borrar' })
    assert.deepEqual((await api.call('POST /asesorias/eliminar', { id })).body, { msg: 'Asesoría eliminada' })
    assert.equal((await api.call('POST /asesorias/detalles', { id })).status, 404)
    const { asesorias } = (await api.call('POST /asesorias/listar', {})).body
    assert.ok(!asesorias.some((row: { _id: string }) => row._id === id))
    const [row] = await api.sql('select motivo from asesorias where _id = $1', [id])
    assert.equal(row?.motivo, 'Por borrar')
    assert.equal((await api.call('POST /asesorias/eliminar', { id })).status, 404)
  })

  it('[D41] a stale version deletes nothing; of several simultaneous calls one deletes', async () => {
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
  it('[D10] lists every active user of the empresa in the order of a Spanish dictionary', async () => {
    const ids = [
      await newUser('Ñoño'),
      await newUser('Nube'),
      await newUser('Álvaro'),
      await newUser('Óscar'),
    ]
    const gone = await newUser('Fantasma')
    await deleteUser(gone)
    const { asesores } = (await api.call('GET /asesorias/listar_asesores')).body
    const mine = asesores.filter(({ _id }: { _id: string }) =>
      [...ids, api.admin, people.bea, gone].includes(_id),
    )
    assert.deepEqual(
      mine.map(({ nombre }: { nombre: string }) => nombre),
      ['Ada', 'Álvaro', 'Béa Núñez', 'Nube', 'Ñoño', 'Óscar'],
    )
  })

  it('[D23] requires asesorias.agregar or asesorias.editar', async () => {
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
  it('records each write with the state before and after', async () => {
    const id = await create({ motivo: 'Visto' })
    await edit(id, { motivo: 'Revisto', finalizacion: '2026-03-12' })
    await edit(id, { motivo: '' })
    await api.call('POST /asesorias/eliminar', { id })
    const entries = await api.sql<Record<string, { motivo: string; finalizacion: string | null }>>(
      'select accion, antes, despues from auditoria where id_entidad = $1 order by momento',
      [id],
    )
    assert.deepEqual(
      entries.map(({ accion, antes, despues }) => [accion, antes?.motivo, despues?.motivo]),
      [
        ['crear', undefined, 'Visto'],
        ['editar', 'Visto', 'Revisto'],
        ['eliminar', 'Revisto', undefined],
      ],
    )
    assert.deepEqual(
      [entries[1]!.antes!.finalizacion, entries[1]!.despues!.finalizacion],
      [null, '2026-03-12'],
    )
  })
})
