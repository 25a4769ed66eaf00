import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD } from '../../../test/api.ts'
import { useSegundoPaso } from './segundo-paso.testing.ts'

const { api, codeOf, somebody, withApp, login } = useSegundoPaso()
const prepare = (token: string, password_actual = PASSWORD) =>
  api.call('POST /configuracion/preparar_autenticador', { password_actual }, { token })
const activate = (token: string, ficha: string, codigo: string) =>
  api.call('POST /configuracion/activar_autenticador', { ficha, codigo }, { token })
const remove = (token: string, password_actual: string, codigo: string) =>
  api.call('POST /configuracion/quitar_autenticador', { password_actual, codigo }, { token })

describe('[E-17] the authenticator app', () => {
  it('is prepared with the password: an address, its QR code, and nothing kept yet', async () => {
    const eva = await somebody()
    const wrong = await prepare(eva.token, 'otra cosa')
    assert.deepEqual(wrong.body.campos, { password_actual: 'La contraseña actual no es correcta' })
    const { body } = await prepare(eva.token)
    assert.ok(body.uri.startsWith('otpauth://totp/Back-office'))
    assert.ok(body.uri.includes(`secret=${body.secreto}`))
    assert.match(body.qr.trazo, /^(M\d+ \d+h1v1h-1z)+$/)
    assert.ok(body.qr.lado > 20)
    assert.deepEqual(Object.keys((await login(eva.email)).body), ['token'])
  })

  it('is active with the first right code, which tells ten recovery codes once', async () => {
    const eva = await somebody()
    const { body: made } = await prepare(eva.token)
    const wrong = await activate(eva.token, made.ficha as string, '000000')
    assert.equal(wrong.status, 400)
    const done = await activate(eva.token, made.ficha as string, codeOf(made.uri as string))
    assert.equal(done.status, 200)
    assert.equal(done.body.codigos.length, 10)
    assert.ok(done.body.segundo_paso.autenticador)
    const again = await activate(eva.token, made.ficha as string, codeOf(made.uri as string, 1))
    assert.equal(again.status, 409)
  })

  it('belongs to whoever prepared it, for a quarter of an hour', async () => {
    const [eva, other] = [await somebody(), await somebody()]
    const { body: made } = await prepare(eva.token)
    const code = codeOf(made.uri as string)
    assert.equal((await activate(other.token, made.ficha as string, code)).status, 400)
    assert.equal((await activate(eva.token, `${made.ficha}x`, code)).status, 400)
    const expired = await api.app.sign({ tipo: 'autenticador', de: eva.id, secreto: made.secreto }, -1)
    assert.match((await activate(eva.token, expired, code)).body.msg, /venció/)
  })

  it('its secret and its codes are not in the database as they are', async () => {
    const eva = await withApp()
    const rows = await api.sql<{ t: string }>(
      `select encode(a.secreto, 'escape') || coalesce(string_agg(encode(c.huella, 'escape'), ''), '') as t
       from autenticadores a join codigos_recuperacion c using (id_locatario, id_usuario)
       where a.id_usuario = $1 group by a.secreto`,
      [eva.id],
    )
    assert.ok(!rows[0]!.t.includes(eva.made.secreto as string))
    for (const code of eva.codigos) assert.ok(!rows[0]!.t.includes(code.replaceAll('-', '')))
    const audit = await api.sql('select antes, despues from auditoria where id_usuario = $1', [eva.id])
    assert.ok(!JSON.stringify(audit).includes(eva.made.secreto as string))
  })

  it('goes with password and code, and with it the recovery codes', async () => {
    const eva = await withApp()
    assert.deepEqual((await remove(eva.token, 'otra cosa', codeOf(eva.uri))).body.campos, {
      password_actual: 'La contraseña actual no es correcta',
    })
    assert.deepEqual((await remove(eva.token, PASSWORD, '000000')).body.campos, {
      codigo: 'El código no coincide, o ya se usó',
    })
    const { status, body } = await remove(eva.token, PASSWORD, codeOf(eva.uri))
    assert.equal(status, 200)
    assert.deepEqual([body.segundo_paso.autenticador ?? null, body.segundo_paso.codigos], [null, 0])
    assert.deepEqual(Object.keys((await login(eva.email)).body), ['token'])
  })

  it('new recovery codes end the former ones', async () => {
    const eva = await withApp()
    const renew = (body: object) => api.call('POST /configuracion/nuevos_codigos', body, { token: eva.token })
    assert.deepEqual((await renew({ password_actual: PASSWORD })).body.campos, { codigo: 'Es obligatorio' })
    const { body } = await renew({ password_actual: PASSWORD, codigo: codeOf(eva.uri) })
    assert.equal(body.codigos.length, 10)
    assert.equal((await remove(eva.token, PASSWORD, eva.codigos[0]!)).status, 400)
    assert.equal((await remove(eva.token, PASSWORD, body.codigos[0] as string)).status, 200)
  })
})
