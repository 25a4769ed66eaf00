import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { uuidv7 } from 'uuidv7'
import { useApi } from '../../../test/api.ts'
import { OWN } from './merge/follow.ts'
import { duplicatesOf } from './duplicados.testing.ts'

const other = uuidv7()
const api = useApi({}, (api) => api.addEmpresa(other))
const { create, good, search, listed, merge, dependents, ownerOf } = duplicatesOf(api)

const detalles = async (id: string) => (await api.call('POST /clientes/detalles', { id })).body
const refused = async (body: object) => {
  const { status, body: answer } = await api.call('POST /clientes/unir', body)
  return [status, answer.msg, answer.modificado_por].filter((said) => said !== undefined)
}

describe('[E-12] merging two clients', () => {
  it('moves a row of every table that refers to clients, and undoing brings it back', async () => {
    const tables = await api.sql<{ t: string }>(
      `select conrelid::regclass::text as t from pg_constraint
       where contype = 'f' and confrelid = 'clientes'::regclass order by 1`,
    )
    const known = [...Object.keys(dependents), ...OWN]
    assert.deepEqual([...new Set(tables.map(({ t }) => t))].sort(), [...new Set(known)].sort())
    for (const [tabla, make] of Object.entries(dependents)) {
      const [queda, va] = [
        await create({ nombre: 'Queda' }),
        await create({ nombre: 'Va', celular: '5512345678' }),
      ]
      const id = await make(va)
      const { union } = await merge(queda, va)
      assert.equal(await ownerOf(tabla, id), queda, tabla)
      await good('POST /clientes/deshacer_union', { id: union._id })
      assert.equal(await ownerOf(tabla, id), va, tabla)
    }
  })

  it('keeps the fields that were chosen, renames the advisories, and shows one in lists and search', async () => {
    const queda = await create({ nombre: 'Anita', apellido_paterno: 'Ruizuno', puesto: 'Jefa' })
    const va = await create({ nombre: 'Ana', apellido_paterno: 'Ruizuno', email: 'ana@x.mx', puesto: 'Otra' })
    for (const cliente of [queda, va]) await dependents.asesorias!(cliente)
    const { msg, union } = await merge(queda, va, ['nombre', 'email'])
    assert.equal(msg, 'Se unieron en «Ana Ruizuno»; se puede deshacer durante 30 días')
    assert.deepEqual(
      [union.queda._id, union.va._id, union.usuario, union.se_deshace],
      [queda, va, 'Ada', true],
    )
    const { cliente } = await detalles(queda)
    assert.deepEqual(
      [cliente.nombre, cliente.email, cliente.puesto, cliente.version],
      ['Ana', 'ana@x.mx', 'Jefa', 2],
    )
    const { clientes } = await good('POST /clientes/listar', { apellido_paterno: 'ruizuno' })
    assert.deepEqual(
      clientes.map(({ _id }: { _id: string }) => _id),
      [queda],
    )
    const { asesorias } = await good('POST /asesorias/listar', { cliente: 'ruizuno' })
    assert.deepEqual(
      asesorias.map((a: { cliente: string }) => a.cliente),
      ['Ana Ruizuno', 'Ana Ruizuno'],
    )
    const found = await good('POST /busqueda/buscar', { texto: 'ruizuno' })
    assert.equal(found.clientes.length, 1)
  })

  it('the other’s address leads to the one that stays, however often they were merged', async () => {
    const [a, b, c] = [
      await create({ nombre: 'A' }),
      await create({ nombre: 'B' }),
      await create({ nombre: 'C' }),
    ]
    await merge(b, a)
    await merge(c, b)
    for (const id of [a, b]) {
      const { cliente, unido_en } = await detalles(id)
      assert.deepEqual([cliente._id, unido_en], [c, c])
      const profile = (await api.call('POST /clientes/perfil', { id })).body
      assert.deepEqual([profile.cliente._id, profile.unido_en], [c, c])
    }
    assert.equal((await detalles(c)).unido_en, undefined)
    await api.call('POST /clientes/eliminar', { id: c })
    assert.equal((await api.call('POST /clientes/perfil', { id: a })).status, 404)
  })

  it('is not among the deleted, nor restored as one of them', async () => {
    const [queda, va] = [await create({ nombre: 'Sigue' }), await create({ nombre: 'Fue' })]
    await merge(queda, va)
    const { clientes } = await good('POST /clientes/listar', { eliminados: true })
    assert.ok(!clientes.some(({ _id }: { _id: string }) => _id === va))
    assert.equal((await api.call('POST /clientes/detalles', { id: va, eliminado: true })).status, 404)
    const { status, body } = await api.call('POST /clientes/restaurar', { id: va })
    assert.deepEqual(
      [status, body.msg],
      [409, 'Este cliente se unió con «Sigue»; para que vuelva hay que deshacer la unión'],
    )
  })

  it('[D41] checks both versions, and says who and when', async () => {
    const [id, id_otro] = [await create({ nombre: 'Uno' }), await create({ nombre: 'Dos' })]
    await good('POST /clientes/editar', { id: id_otro, puesto: 'Jefa' })
    const stale = [409, 'Otra persona cambió este registro mientras tanto', 'Ada']
    assert.deepEqual(await refused({ id, version: 1, id_otro, version_otro: 1 }), stale)
    assert.deepEqual(await refused({ id, version: 2, id_otro, version_otro: 2 }), stale)
    await good('POST /clientes/unir', { id, version: 1, id_otro, version_otro: 2 })
    assert.deepEqual(await refused({ id, id_otro }), [409, '«Dos» ya se unió con «Uno»', 'Ada'])
  })

  it('of overlapping pairs at once does one, and refuses what the other needs', async () => {
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map((nombre) => create({ nombre })))
    const pairs = ids.flatMap((id) => ids.filter((one) => one !== id).map((id_otro) => ({ id, id_otro })))
    const answers = await Promise.all(pairs.map((pair) => api.call('POST /clientes/unir', pair)))
    for (const { status } of answers) assert.ok([200, 409].includes(status), String(status))
    assert.equal(answers.filter(({ status }) => status === 200).length, 3)
    const { clientes } = await good('POST /clientes/listar', {})
    assert.equal(clientes.filter(({ _id }: { _id: string }) => ids.includes(_id)).length, 1)
  })

  it('refuses the same client, unknown fields, what does not suit, and others’ clients', async () => {
    const id = await create({ nombre: 'Uno' })
    const token = await api.tokenWith({ clientes: true }, other)
    const id_otro = (await api.call('POST /clientes/crear', { nombre: 'Ajena' }, { token })).body._id
    assert.deepEqual((await refused({ id, id_otro: id }))[0], 400)
    assert.deepEqual((await refused({ id, id_otro, tomar: ['eliminacion'] }))[0], 400)
    assert.deepEqual(await refused({ id, id_otro }), [404, 'El cliente no existe'])
    assert.deepEqual(await refused({ id: id_otro, id_otro: id }), [404, 'El cliente no existe'])
    const reads = await api.tokenWith({ clientes: { ver: true, agregar: true, detalles: true } })
    const dos = await create({ nombre: 'Dos' })
    assert.equal((await api.call('POST /clientes/unir', { id, id_otro: dos }, { token: reads })).status, 403)
  })

  it('stands in both histories', async () => {
    const [id, otro] = [await create({ nombre: 'Uno' }), await create({ nombre: 'Dos' })]
    await merge(id, otro, ['nombre'])
    const rows = await api.sql<{ accion: string; id_entidad: string; despues: object }>(
      `select accion, id_entidad, despues from auditoria where llamada = 'POST /clientes/unir'
       and id_entidad in ($1, $2) order by _id`,
      [id, otro],
    )
    assert.deepEqual(rows, [
      { accion: 'editar', id_entidad: id, despues: { nombre: 'Dos', union: 'Dos' } },
      { accion: 'eliminar', id_entidad: otro, despues: { union: id } },
    ])
    const { entradas } = await good('POST /clientes/historia', { id_cliente: id, tipos: ['cambio'] })
    assert.deepEqual(entradas[0].cambio.valores.at(-1), { campo: 'union', antes: null, despues: 'Dos' })
  })

  it('gives the one that stays the other’s possible duplicates and its decisions, until it is undone', async () => {
    await api.sql('update clientes set eliminacion = now()')
    const a = await create({ nombre: 'Abel', email: 'comun@x.mx' })
    const b = await create({ nombre: 'Benito', email: 'comun@x.mx', celular: '5599998888' })
    const c = await create({ nombre: 'Ciro', celular: '5599998888' })
    const d = await create({ nombre: 'Dina', email: 'comun@x.mx' })
    await search()
    await good('POST /clientes/marcar_distintos', { ids: [b, d] })
    await good('POST /clientes/marcar_distintos', { ids: [a, d] })
    const { union } = await merge(a, b)
    assert.deepEqual(
      (await listed()).map(([names]) => names),
      [['Abel', 'Ciro']],
    )
    assert.equal((await listed({ distintos: true })).length, 1)
    await good('POST /clientes/deshacer_union', { id: union._id })
    assert.deepEqual(
      (await listed()).map(([names]) => names),
      [['Abel', 'Benito', 'Ciro']],
    )
    assert.ok(c)
  })
})
