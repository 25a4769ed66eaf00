import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Permisos } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { PASSWORD, useApi } from '../../test/api'
import { holding } from '../../test/holding'
import { may } from '../permisos/effective'
import { type Holder, mayAllThat, randomHolder } from '../permisos/random.testing'

/** Two who are set to whatever a test needs: the editor is signed in, and what is set holds on its next request. */
let editor = { id: '', token: '' }
let target = { id: '', token: '' }

const api = useApi({}, async (api) => {
  const make = async () => {
    const email = newEmail()
    return { id: await api.addUser({ email }), token: await api.signIn(email) }
  }
  editor = await make()
  target = await make()
})

const newEmail = () => `${uuidv7()}@pruebas.mx`
const set = (id: string, [tipo, permisos]: Holder) =>
  api.sql('update usuarios set tipo = $2, permisos = $3, eliminacion = null where _id = $1', [
    id,
    tipo,
    permisos && JSON.stringify(permisos),
  ])
const as = (who: { token: string }) => ({ token: who.token })
const edit = (campos: object, by = editor) =>
  api.call('POST /usuarios/editar', { id: target.id, ...campos }, as(by))
const crear = (campos: object) => {
  const user = { nombre: 'X', apellido_paterno: 'Y', tipo: 1, email: newEmail(), password: PASSWORD }
  return api.call('POST /usuarios/crear', { ...user, ...campos }, as(editor))
}

const USERS = { agregar: true, editar: true, ver: true }
const ALL = { clientes: true, asesorias: true, usuarios: true, configuracion: true }
const editing: Holder = [1, { usuarios: USERS, clientes: { ver: true } }]

describe('[D22] editing needs every permission that the user has', () => {
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
    ['a key of a later remote counts', editing, [1, { reportes: { ver: true } }], 403],
    ['… on any level', editing, [1, { configuracion: { x: { y: true } } }], 403],
    ['… and an Administrador has it', [0, null], [1, { reportes: { ver: true } }], 200],
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

describe('[D22] deleting needs them too', () => {
  it('403, and the user stays', async () => {
    await set(editor.id, editing)
    await set(target.id, [1, null])
    const { status, body } = await api.call('POST /usuarios/eliminar', { id: target.id }, as(editor))
    assert.equal(status, 403)
    assert.equal(body.msg, 'Para eliminar a este usuario hacen falta todos los permisos que tiene')
    assert.equal((await api.call('POST /usuarios/detalles', { id: target.id })).status, 200)
  })
})

describe('[D22] nobody gives what they have not', () => {
  const given: [string, object, number][] = [
    ['a permission of one’s own', { permisos: { clientes: { ver: true } } }, 200],
    ['none at all', { permisos: {} }, 200],
    ['one that is false', { permisos: { asesorias: { ver: false } } }, 200],
    ['another one', { permisos: { clientes: { editar: true } } }, 403],
    ['a whole branch', { permisos: { clientes: true } }, 403],
    ['one of a later remote', { permisos: { reportes: { ver: true } } }, 403],
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

  it('by creating with the defaults of the tipo: 403 for who has less', async () => {
    await set(editor.id, editing)
    assert.equal((await crear({})).status, 403)
    await set(editor.id, [1, ALL])
    assert.equal((await crear({})).status, 200)
    assert.equal((await crear({ tipo: 0 })).status, 403)
  })

  it('through a stored tree that a new tipo brings to life: 403', async () => {
    await set(editor.id, [1, { ...ALL, usuarios: USERS }])
    await set(target.id, [1, { clientes: { ver: true } }])
    assert.equal((await edit({ tipo: 0 })).status, 403)
  })
})

describe('[D22] any two trees', () => {
  it('editing is allowed exactly when the editor may all that the user may before and after', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
    const random = randomHolder(seed)
    const seen = { 200: 0, 403: 0 }
    for (let i = 0; i < 60; i++) {
      const by = random()
      const [before, after] = [random(), random()]
      // Half of the pairs are near each other, or hardly any would be allowed.
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

describe('[D22] one’s own row', () => {
  it('is neither edited nor deleted here, whatever one may and whatever is sent', async () => {
    for (const [call, msg] of [
      ['editar', 'Los datos propios se cambian en el perfil'],
      ['eliminar', 'La cuenta propia no se puede eliminar'],
    ] as const) {
      for (const campos of [{}, { nombre: 'Yo' }, { permisos: {} }, { version: 99 }]) {
        const answer = await api.call(`POST /usuarios/${call}`, { id: api.admin, ...campos })
        assert.deepEqual([answer.status, answer.body], [403, { msg }])
      }
    }
    assert.equal((await api.call('POST /usuarios/detalles', { id: api.admin })).body.usuario.version, 1)
  })

  it('is the own one in capital letters too', async () => {
    const id = api.admin.toUpperCase()
    assert.equal((await api.call('POST /usuarios/editar', { id, permisos: {} })).status, 403)
    assert.equal((await api.call('POST /usuarios/eliminar', { id })).status, 403)
    assert.equal((await api.call('GET /auth/sesion')).status, 200)
  })
})

describe('[D22] the last one with usuarios.editar', () => {
  const both = async () => {
    await set(editor.id, [0, null])
    await set(target.id, [0, null])
    await api.sql('update identidades set eliminacion = null where id_usuario = any ($1)', [
      [editor.id, target.id],
    ])
    const email = { editor: newEmail(), target: newEmail() }
    for (const [who, id] of [
      ['editor', editor.id],
      ['target', target.id],
    ] as const) {
      const clave = '(select clave from identidades where id_usuario = $3)'
      await api.sql(
        `update identidades set email = $2, email_n = $2, clave = ${clave} where id_usuario = $1`,
        [id, email[who], api.admin],
      )
    }
    editor.token = await api.signIn(email.editor)
    target.token = await api.signIn(email.target)
  }
  const left = async () => {
    const rows = await api.sql<{ tipo: number; permisos: Permisos | null }>(
      'select tipo, permisos from usuarios where _id = any ($1) and eliminacion is null',
      [[editor.id, target.id]],
    )
    return rows.filter(({ tipo, permisos }) => may(tipo, permisos, 'usuarios.editar')).length
  }

  const deeds: [string, 'eliminar' | 'editar', object, number][] = [
    ['deleting', 'eliminar', {}, 401],
    ['taking the permission of', 'editar', { permisos: { usuarios: { editar: false } } }, 403],
    ['changing the tipo of', 'editar', { tipo: 1 }, 403],
  ]
  for (const [name, call, campos, refusal] of deeds) {
    it(`two ${name} each other at the same moment: one is refused, one is left`, async () => {
      for (let round = 0; round < 3; round++) {
        await both()
        const answers = await Promise.all([
          api.call(`POST /usuarios/${call}`, { id: target.id, ...campos }, as(editor)),
          api.call(`POST /usuarios/${call}`, { id: editor.id, ...campos }, as(target)),
        ])
        assert.deepEqual(answers.map(({ status }) => status).sort(), [200, refusal])
        assert.equal(await left(), 1)
      }
    })
  }

  it('who loses the permission while waiting for a turn is refused', async () => {
    await both()
    const turn = `with turn as (select pg_advisory_xact_lock(hashtextextended($1::text, 22)))
      update usuarios set permisos = '{"usuarios":{"editar":false,"agregar":false}}' from turn where _id = $2`
    const statuses = await holding(api, [turn, api.idLocatario, editor.id], () =>
      Promise.all([edit({ nombre: 'Tarde' }), crear({ permisos: {} })]),
    )
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [403, 403],
    )
  })

  it('another empresa has its own', async () => {
    const other = uuidv7()
    await api.addEmpresa(other)
    const email = newEmail()
    await api.addUser({ email, tipo: 0 }, other)
    const token = await api.signIn(email)
    for (const call of ['editar', 'eliminar', 'detalles'] as const) {
      assert.equal((await api.call(`POST /usuarios/${call}`, { id: target.id }, { token })).status, 404)
    }
  })
})

/** The same branches, all false. */
function deny(tree: object): Permisos {
  return Object.fromEntries(Object.keys(tree).map((key) => [key, false]))
}
