import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { may, type Permisos } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import { holding } from '../../../../test/owner/holding.ts'
import { useAuthority } from './authority.testing.ts'
import { newEmail } from '../usuarios.testing.ts'

const { api, editor, target, set, as, edit, crear } = useAuthority()

describe('[D22] one’s own row', () => {
  it('can be neither edited nor deleted here, whatever the permissions and the request', async () => {
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

  it('is recognized in capital letters too', async () => {
    const id = api.admin.toUpperCase()
    assert.equal((await api.call('POST /usuarios/editar', { id, permisos: {} })).status, 403)
    assert.equal((await api.call('POST /usuarios/eliminar', { id })).status, 403)
    assert.equal((await api.call('GET /auth/sesion')).status, 200)
  })
})

describe('[D22] the last user with usuarios.editar', () => {
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

  const cases: [string, 'eliminar' | 'editar', object, number][] = [
    ['deleting', 'eliminar', {}, 401],
    ['taking the permission of', 'editar', { permisos: { usuarios: { editar: false } } }, 403],
    ['changing the tipo of', 'editar', { tipo: 1 }, 403],
  ]
  for (const [name, call, campos, refusal] of cases) {
    it(`two ${name} each other at once: one is refused, one is left`, async () => {
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

  it('refuses an editor who loses the permission while waiting', async () => {
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
