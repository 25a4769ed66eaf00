import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { newEmail, useUsuarios } from '../usuarios.testing.ts'

const { api, crear, create, details, edit, stored } = useUsuarios()

const ASESOR_TREE = {
  clientes: { ver: true, agregar: true, editar: true, detalles: true },
  asesorias: { ver: true, agregar: true, editar: true, detalles: true },
  usuarios: { ver: false, agregar: false, editar: false },
  configuracion: { membresias: { ver: false }, perfil: { ver: true } },
}

describe('POST /usuarios/crear', () => {
  it('[D22] without a tree nothing is stored, and the defaults of the tipo apply', async () => {
    const id = await create()
    assert.deepEqual(await stored(id), { permisos: null, tipo: 1 })
    const { permisos } = await details(id)
    assert.partialDeepStrictEqual(permisos, ASESOR_TREE)
    const given = (tree: unknown) => JSON.stringify(tree).split('true').length
    assert.equal(given(permisos), given(ASESOR_TREE), 'nothing else is given')
    const admin = await details(await create({ tipo: 0 }))
    assert.equal(admin.permisos.usuarios.editar, true)
  })

  it('[D22] stores a tree, even one equal to the defaults, and keys of future remotes', async () => {
    for (const permisos of [
      ASESOR_TREE,
      {},
      { clientes: { ver: true }, inventario: { ver: true, x: { y: false } } },
    ]) {
      const id = await create({ permisos })
      assert.deepEqual((await stored(id))!.permisos, permisos)
    }
  })

  it('[D22] [D24] refuses a malformed or excessive tree', async () => {
    const deep = (levels: number): object => (levels === 0 ? { x: true } : { x: deep(levels - 1) })
    const wide = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, true]))
    for (const permisos of [
      null,
      5,
      [],
      'todo',
      { clientes: 'ver' },
      { clientes: { ver: 1 } },
      { clientes: null },
      { clientes: [true] },
      { 'clientes.ver': true },
      { '': true },
      { 'a b': true },
      { 'a\u0000': true },
      { ['x'.repeat(101)]: true },
      deep(6),
      deep(25),
      wide(501),
      { clientes: wide(250), asesorias: wide(250) },
    ]) {
      const { status, body } = await crear({ permisos })
      assert.equal(status, 400, JSON.stringify(permisos).slice(0, 60))
      assert.ok(body.campos.permisos, JSON.stringify(body))
      assert.doesNotMatch(body.campos.permisos, /invalid|inválid|expected/i)
    }
    for (const permisos of [deep(5), wide(500)]) assert.equal((await crear({ permisos })).status, 200)
  })
})

describe('POST /usuarios/editar', () => {
  it('[D22] a new tipo keeps a stored tree; without one, the defaults follow the tipo', async () => {
    const withTree = await create({ permisos: { clientes: { ver: true, editar: false } } })
    await edit(withTree, { tipo: 0 })
    assert.deepEqual(await stored(withTree), {
      tipo: 0,
      permisos: { clientes: { ver: true, editar: false } },
    })
    const { permisos } = await details(withTree)
    assert.deepEqual([permisos.clientes.editar, permisos.usuarios.editar], [false, true])
    const without = await create()
    await edit(without, { tipo: 0 })
    assert.deepEqual(await stored(without), { tipo: 0, permisos: null })
  })

  it('[D22] a new tree replaces the whole stored one, including keys of older remotes', async () => {
    const id = await create({ permisos: { inventario: { ver: true } } })
    const { permisos } = await details(id)
    assert.deepEqual(permisos.inventario, { ver: true }, 'the form gets it, and sends it along')
    await edit(id, { permisos })
    assert.deepEqual((await stored(id))!.permisos, permisos)
    await edit(id, { permisos: {} })
    assert.deepEqual((await stored(id))!.permisos, {})
  })

  it('[D22] changed permissions apply from that user’s next request on', async () => {
    const email = newEmail()
    const id = await create({ email })
    const token = await api.signIn(email)
    const mayList = async () => (await api.call('POST /clientes/listar', {}, { token })).status
    const inSession = async () =>
      (await api.call('GET /auth/sesion', undefined, { token })).body.usuario.permisos.clientes.ver
    assert.deepEqual([await mayList(), await inSession()], [200, true])
    await edit(id, { permisos: { clientes: { ver: false } } })
    assert.deepEqual([await mayList(), await inSession()], [403, false])
    await edit(id, { permisos: { clientes: { ver: true } } })
    assert.deepEqual([await mayList(), await inSession()], [200, true])
    await edit(id, { tipo: 0 })
    assert.equal((await api.call('POST /usuarios/listar', {}, { token })).status, 200)
  })

  it('[D3] tipo 7 can be kept, but not assigned', async () => {
    const id = await create({ tipo: 0 })
    const { status, body } = await edit(id, { tipo: 7 })
    assert.deepEqual([status, body.campos], [400, { tipo: 'Debe ser 0 o 1' }])
    await api.sql('update usuarios set tipo = 7 where _id = $1', [id])
    assert.equal((await edit(id, { tipo: 7, nombre: 'Siete' })).body.usuario.tipo, 7)
    assert.equal((await edit(id, { nombre: 'Siete' })).body.usuario.tipo, 7)
    assert.equal((await edit(id, { tipo: 1 })).body.usuario.tipo, 1)
    assert.equal((await edit(id, { tipo: 7 })).status, 400)
  })
})
