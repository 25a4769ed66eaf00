import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../test/api.ts'
import { useSegundoPaso } from './segundo-paso.testing.ts'

const { api, codeOf, somebody, withApp, login } = useSegundoPaso()
const require = (dias: number | null, token?: string) =>
  api.call('POST /configuracion/exigir_paso', { dias }, { ...(token && { token }) })
const sesion = (token: string) => api.call('GET /auth/sesion', undefined, { token })
const list = (token: string) => api.call('POST /clientes/listar', {}, { token })

describe('[E-17] the office requires a second step', () => {
  it('during the grace everything works; afterwards only what sets one up', async () => {
    const eva = await somebody()
    const asked = await require(14)
    assert.deepEqual([asked.body.exigencia.dias, asked.body.msg], [14, 'El segundo paso se exige a todos'])
    assert.ok(asked.body.sin >= 2)
    assert.equal((await list(eva.token)).status, 200)
    const { falta_paso, paso_desde } = (await sesion(eva.token)).body
    assert.deepEqual([falta_paso, paso_desde], [undefined, asked.body.exigencia.vence])
    const { body } = await api.call('POST /configuracion/segundo_paso', {}, { token: eva.token })
    assert.equal(body.segundo_paso.exigido, asked.body.exigencia.vence)

    await api.sql(`update exigencias_paso set desde = now() - interval '14 days'`)
    const refused = await list(eva.token)
    assert.deepEqual([refused.status, refused.body.motivo], [403, 'segundo_paso'])
    assert.match(refused.body.msg, /hay que activarlo en «Seguridad»/)
    assert.equal((await sesion(eva.token)).body.falta_paso, true)
    const bell = await api.raw({ method: 'GET', url: '/admin/salud' })
    assert.equal(bell.status, 200, 'what needs no session still answers')

    const { body: made } = await api.call(
      'POST /configuracion/preparar_autenticador',
      { password_actual: PASSWORD },
      { token: eva.token },
    )
    const done = await api.call(
      'POST /configuracion/activar_autenticador',
      { ficha: made.ficha, codigo: codeOf(made.uri as string) },
      { token: eva.token },
    )
    assert.equal(done.status, 200)
    assert.equal((await list(eva.token)).status, 200)
    const after = (await sesion(eva.token)).body
    assert.deepEqual([after.falta_paso, after.paso_desde], [undefined, undefined])
    await api.sql('update exigencias_paso set desde = now()')
    assert.equal((await sesion(eva.token)).body.paso_desde, undefined, 'who has one is not warned')
  })

  it('who requires it without one of their own has to set it up too; and it can be taken back before', async () => {
    await api.sql('delete from exigencias_paso')
    await require(0)
    assert.equal((await list(api.token)).body.motivo, 'segundo_paso')
    assert.equal((await require(null)).status, 403)
    await api.sql('delete from exigencias_paso')
    assert.equal((await require(30)).status, 200)
    const { body } = await require(null)
    assert.deepEqual([body.exigencia ?? null, body.msg], [null, 'El segundo paso ya no se exige'])
  })

  it('only who manages people may, and days are days', async () => {
    const eva = await somebody()
    assert.equal((await require(3, eva.token)).status, 403)
    for (const dias of [-1, 91, 1.5]) assert.equal((await require(dias)).status, 400)
  })
})

describe('[E-17] a colleague’s second step', () => {
  const remove = (id: string, token?: string) =>
    api.call('POST /usuarios/quitar_segundo_paso', { id }, { ...(token && { token }) })

  it('is removed by who may edit them, told by mail, and audited', async () => {
    const eva = await withApp()
    const seen = () => api.call('POST /usuarios/ver_segundo_paso', { id: eva.id })
    assert.equal((await seen()).body.activo, true)
    assert.equal((await remove(eva.id)).status, 200)
    assert.deepEqual(Object.keys((await login(eva.email)).body), ['token'])
    assert.equal((await seen()).body.activo, false)
    const again = await remove(eva.id)
    assert.deepEqual([again.status, again.body.msg], [409, 'Este usuario no tiene segundo paso'])
    const [row] = await api.sql<{ n: number }>(
      `select count(*)::int as n from auditoria where accion = 'eliminar' and entidad = 'segundo_paso' and id_entidad = $1`,
      [eva.id],
    )
    assert.equal(row?.n, 1)
  })

  it('not by oneself, nor by who may not edit that person', async () => {
    assert.equal((await remove(api.admin)).status, 403)
    const editor = await api.tokenWith({ usuarios: { editar: true } })
    const eva = await withApp()
    assert.equal((await remove(eva.id, editor)).status, 403)
    assert.equal((await remove(crypto.randomUUID())).status, 404)
  })
})
