import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { may, type Permisos } from '@backoffice/shared/contract'
import { type Holder, mayAllThat, randomHolder } from '../../../platform/permisos/random.testing.ts'
import { useAuthority } from './authority.testing.ts'

const { api, editor, target, set, as, edit, crear } = useAuthority()

const USERS = { agregar: true, editar: true, ver: true }
const ALL = { clientes: true, asesorias: true, usuarios: true, configuracion: true, reportes: true }
const editing: Holder = [1, { usuarios: USERS, clientes: { ver: true } }]

describe('[D22] editing requires every permission of the user', () => {
  const cases: [string, Holder, Holder, number][] = [
    ['an Administrador edits anybody', [0, null], [0, null], 200],
    ['tipo 7 edits anybody', [7, null], [0, null], 200],
    [
      'an Asesor with the right to edit users: one who has no more',
      editing,
      [1, { clientes: { ver: true } }],
      200,
    ],
    ['… not one who has', editing, [1, { clientes: { editar: true } }], 403],
    ['… not one with the defaults of an Asesor', editing, [1, null], 403],
    ['… not an Administrador', editing, [0, null], 403],
    ['… not even with all permissions there are', [1, ALL], [0, null], 403],
    ['… then an Asesor with the defaults', [1, ALL], [1, null], 200],
    [
      'an Administrador who lacks one: not one who has it',
      [0, { asesorias: { ver: false } }],
      [1, null],
      403,
    ],
    ['a key of a later remote counts', editing, [1, { inventario: { ver: true } }], 403],
    ['… on any level', editing, [1, { configuracion: { x: { y: true } } }], 403],
    ['… and an Administrador has it', [0, null], [1, { inventario: { ver: true } }], 200],
  ]
  for (const [name, by, who, expected] of cases) {
    it(`${name}: ${expected}`, async () => {
      await set(editor.id, by)
      await set(target.id, who)
      const { status, body } = await edit({ nombre: 'Cambiado' })
      assert.equal(status, expected)
      if (expected === 403)
        assert.equal(body.msg, 'Para editar a este usuario hacen falta todos los permisos que tiene')
    })
  }
})

describe('[D22] deleting requires them too', () => {
  it('403, and the user stays', async () => {
    await set(editor.id, editing)
    await set(target.id, [1, null])
    const { status, body } = await api.call('POST /usuarios/eliminar', { id: target.id }, as(editor))
    assert.equal(status, 403)
    assert.equal(body.msg, 'Para eliminar a este usuario hacen falta todos los permisos que tiene')
    assert.equal((await api.call('POST /usuarios/detalles', { id: target.id })).status, 200)
  })
})

describe('[D22] nobody grants permissions that they lack', () => {
  const given: [string, object, number][] = [
    ['a permission of one’s own', { permisos: { clientes: { ver: true } } }, 200],
    ['none at all', { permisos: {} }, 200],
    ['one that is false', { permisos: { asesorias: { ver: false } } }, 200],
    ['another one', { permisos: { clientes: { editar: true } } }, 403],
    ['a whole branch', { permisos: { clientes: true } }, 403],
    ['one of a later remote', { permisos: { inventario: { ver: true } } }, 403],
    ['all, through the tipo', { tipo: 0 }, 403],
    ['all but what is known, through the tipo', { tipo: 0, permisos: { ...deny(ALL) } }, 403],
  ]
  for (const [name, campos, expected] of given) {
    it(`by creating: ${name}: ${expected}`, async () => {
      await set(editor.id, editing)
      const { status, body } = await crear({ permisos: {}, ...campos })
      assert.equal(status, expected)
      if (expected === 403) assert.equal(body.msg, 'No se pueden dar permisos que no se tienen')
    })
    it(`by editing: ${name}: ${expected}`, async () => {
      await set(editor.id, editing)
      await set(target.id, [1, {}])
      const { status, body } = await edit(campos)
      assert.equal(status, expected)
      if (expected === 403) assert.equal(body.msg, 'No se pueden dar permisos que no se tienen')
    })
  }

  it('by creating with the defaults of the tipo: 403 for an editor with fewer permissions', async () => {
    await set(editor.id, editing)
    assert.equal((await crear({})).status, 403)
    await set(editor.id, [1, ALL])
    assert.equal((await crear({})).status, 200)
    assert.equal((await crear({ tipo: 0 })).status, 403)
  })

  it('through a stored tree that a new tipo activates: 403', async () => {
    await set(editor.id, [1, { ...ALL, usuarios: USERS }])
    await set(target.id, [1, { clientes: { ver: true } }])
    assert.equal((await edit({ tipo: 0 })).status, 403)
  })
})

describe('[D22] any two trees', () => {
  it('editing is allowed exactly when the editor has all permissions of the user, before and after', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
    const random = randomHolder(seed)
    const seen = { 200: 0, 403: 0 }
    for (let i = 0; i < 60; i++) {
      const by = random()
      const [before, after] = [random(), random()]
      // Half of the pairs are similar, because random ones would rarely be allowed.
      if (i % 2) before.splice(0, 2, by[0], by[1])
      if (i % 3) after.splice(0, 2, by[0], by[1])
      after[1] ??= {}
      await set(editor.id, by)
      await set(target.id, before)
      const allowed = may(...by, 'usuarios.editar') && mayAllThat(by, before) && mayAllThat(by, after)
      const { status } = await edit({ tipo: after[0], permisos: after[1] })
      assert.equal(status, allowed ? 200 : 403, `seed ${seed}: ${JSON.stringify({ by, before, after })}`)
      seen[allowed ? 200 : 403]++
    }
    assert.ok(seen[200] >= 3 && seen[403] >= 10, JSON.stringify(seen))
  })
})

/** The same branches, all false. */
function deny(tree: object): Permisos {
  return Object.fromEntries(Object.keys(tree).map((key) => [key, false]))
}
