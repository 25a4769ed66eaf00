import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { duplicatesOf } from './duplicados.testing.ts'

const other = uuidv7()
const api = useApi({}, (api) => api.addEmpresa(other))
const { create, good, merge, dependents, ownerOf } = duplicatesOf(api)

const pair = async () =>
  [await create({ nombre: 'Queda' }), await create({ nombre: 'Va', email: 'va@x.mx', puesto: 'Jefa' })] as [
    string,
    string,
  ]
const read = async (id: string) => (await good('POST /clientes/detalles', { id })).cliente
const undo = (id: string) => good('POST /clientes/deshacer_union', { id })
const refused = async (id: string) => {
  const { status, body } = await api.call('POST /clientes/deshacer_union', { id })
  return [status, body.msg]
}

describe('[E-12] undoing a merge', () => {
  it('puts both back; records added since stay, and fields edited since keep their value and are listed', async () => {
    const [queda, va] = await pair()
    const own = await dependents.notas!(queda)
    const moved = await dependents.notas!(va)
    const { union } = await merge(queda, va, ['email', 'puesto'])
    const since = await dependents.notas!(queda)
    await good('POST /clientes/editar', { id: queda, puesto: 'Directora' })
    const { msg, conservados, union: after } = await undo(union._id)
    assert.equal(msg, 'Se deshizo la unión: son otra vez dos clientes')
    assert.deepEqual(conservados, ['puesto'])
    assert.deepEqual([after.se_deshace, typeof after.deshecha], [false, 'string'])
    const [one, two] = [await read(queda), await read(va)]
    assert.deepEqual([one.nombre, one.email, one.puesto, one.version], ['Queda', null, 'Directora', 4])
    assert.deepEqual([two._id, two.nombre, two.email, two.puesto], [va, 'Va', 'va@x.mx', 'Jefa'])
    const owners = await Promise.all([own, moved, since].map((id) => ownerOf('notas', id)))
    assert.deepEqual(owners, [queda, va, queda])
  })

  it('a receipt made since follows its purchase', async () => {
    const [queda, va] = await pair()
    const id_contratacion = await dependents.contrataciones!(va)
    const { union } = await merge(queda, va)
    await good('POST /clientes/enlace_recibo', { id_cliente: queda, id_contratacion })
    await undo(union._id)
    const [recibo] = await api.sql<{ id_cliente: string }>(
      'select id_cliente from recibos where id_contratacion = $1',
      [id_contratacion],
    )
    assert.equal(recibo?.id_cliente, va)
  })

  it('twice is answered like once, and merging again is another merge', async () => {
    const [queda, va] = await pair()
    const { union } = await merge(queda, va)
    await undo(union._id)
    assert.equal((await undo(union._id)).msg, 'Ya se había deshecho')
    await merge(va, queda)
    assert.equal((await good('POST /clientes/detalles', { id: queda })).unido_en, va)
    const { uniones } = await good('POST /clientes/uniones', {})
    assert.deepEqual(
      uniones
        .slice(0, 2)
        .map((one: { se_deshace: boolean; va: { nombre: string } }) => [one.va.nombre, one.se_deshace]),
      [
        ['Queda', true],
        ['Va', false],
      ],
    )
  })

  it('goes in the reverse order, and not while the one that stayed is deleted', async () => {
    const [a, b] = await pair()
    const c = await create({ nombre: 'Tercera' })
    const first = (await merge(b, a)).union._id
    const second = (await merge(c, b)).union._id
    assert.deepEqual(await refused(first), [
      409,
      '«Va» se unió después con «Tercera»; primero hay que deshacer esa unión',
    ])
    await good('POST /clientes/eliminar', { id: c })
    assert.deepEqual(await refused(second), [409, '«Tercera» está eliminado; primero hay que restaurarlo'])
    await good('POST /clientes/restaurar', { id: c })
    await undo(second)
    await undo(first)
    assert.deepEqual(await Promise.all([a, b, c].map(async (id) => (await read(id))._id)), [a, b, c])
  })

  it('is not possible after 30 days, and that is said', async () => {
    const [queda, va] = await pair()
    const { union } = await merge(queda, va)
    await api.sql(`update uniones set momento = now() - interval '31 days' where _id = $1`, [union._id])
    assert.deepEqual(await refused(union._id), [
      409,
      'Pasaron más de 30 días; la unión ya no se puede deshacer',
    ])
    const { uniones } = await good('POST /clientes/uniones', {})
    assert.equal(uniones.find(({ _id }: { _id: string }) => _id === union._id).se_deshace, false)
    assert.equal((await good('POST /clientes/detalles', { id: va })).unido_en, queda)
  })

  it('[D21] [D49] is for people of the empresa who may edit', async () => {
    const [queda, va] = await pair()
    const { union } = await merge(queda, va)
    const theirs = await api.tokenWith({ clientes: true }, other)
    const reads = await api.tokenWith({ clientes: { ver: true, agregar: true, detalles: true } })
    for (const [token, status] of [
      [theirs, 404],
      [reads, 403],
    ] as const)
      assert.equal(
        (await api.call('POST /clientes/deshacer_union', { id: union._id }, { token })).status,
        status,
      )
    assert.deepEqual((await api.call('POST /clientes/uniones', {}, { token: theirs })).body.uniones, [])
    assert.equal((await api.call('POST /clientes/detalles', { id: va }, { token: theirs })).status, 404)
  })
})
