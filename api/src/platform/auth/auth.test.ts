import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hash } from '@node-rs/argon2'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { holding } from '../../../test/owner/holding.ts'
import { findSession, sessionByHash } from './session.ts'
import { hashToken } from './token.ts'

const api = useApi()

describe('POST /auth/login', () => {
  it('[L-02] [N-05] returns a token that opens the session', async () => {
    const { status, body } = await api.call('POST /auth/login', {
      email: 'ada@pruebas.mx',
      password: PASSWORD,
    })
    assert.equal(status, 200)
    assert.match(body.token, /^[A-Za-z0-9_-]{43}$/)
    const sesion = await api.call('GET /auth/sesion', undefined, { token: body.token })
    assert.equal(sesion.body.usuario.email, 'ada@pruebas.mx')
    assert.deepEqual(sesion.body.empresa, { _id: api.idLocatario, nombre: 'Pruebas' })
  })

  it('[D40] compares the e-mail ignoring case and what was pasted along', async () => {
    for (const email of [
      ' ADA@Pruebas.MX ',
      '\u200Bada@pruebas.mx\u00A0',
      '\u2066ada@\uFEFFpruebas.mx\u2069\t',
    ]) {
      const { status } = await api.call('POST /auth/login', { email, password: PASSWORD })
      assert.equal(status, 200, escape(email))
    }
  })

  it('[D27] [L-03] a wrong password and an unknown e-mail get the same answer', async () => {
    const wrong = await api.call('POST /auth/login', { email: 'ada@pruebas.mx', password: 'otra cosa' })
    const unknown = await api.call('POST /auth/login', { email: 'nadie@pruebas.mx', password: 'otra cosa' })
    assert.equal(wrong.status, 401)
    assert.equal(unknown.status, 401)
    assert.deepEqual(wrong.body, { msg: 'El correo o la contraseña no son correctos' })
    assert.deepEqual(unknown.body, wrong.body)
  })

  it('[D26] [L-02] a password hashed before as it was typed still opens, and its hash becomes that of the NFC text', async () => {
    const email = 'begona@pruebas.mx'
    const apart = 'mañana-camión-86'.normalize('NFD')
    const id = await api.addUser({ email, password: PASSWORD })
    const before = await hash(apart)
    await api.sql('update identidades set clave = $2 where id_usuario = $1', [id, before])
    const clave = async () =>
      (await api.sql<{ clave: string }>('select clave from identidades where id_usuario = $1', [id]))[0]
        ?.clave

    assert.equal(
      (await api.call('POST /auth/login', { email, password: apart.normalize('NFC') })).status,
      401,
    )
    assert.equal(await clave(), before, 'a refused sign-in changes nothing')
    const token = await api.signIn(email, apart)
    assert.notEqual(await clave(), before)
    assert.equal((await api.call('GET /auth/sesion', undefined, { token })).status, 200)
    for (const password of [apart, apart.normalize('NFC')])
      assert.equal((await api.call('POST /auth/login', { email, password })).status, 200)
  })

  it('[D24] any text in the two fields leads to a refusal, never a failure', async () => {
    for (const email of ['', 'a\u0000b', '\ud800', "' or 1=1 --", 'x'.repeat(500)]) {
      assert.equal(
        (await api.call('POST /auth/login', { email, password: email }, { from: '10.9.0.1' })).status,
        401,
        email,
      )
    }
    for (const body of [
      {},
      { email: 1, password: [] },
      { email: 'x'.repeat(501), password: '' },
      [],
      'texto',
      null,
    ]) {
      const { status, body: answer } = await api.raw({
        method: 'POST',
        url: '/admin/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      assert.equal(status, 400, JSON.stringify(body))
      assert.ok(answer.msg)
    }
    const { body } = await api.call('POST /auth/login', { email: 5 })
    assert.deepEqual(body.campos, { email: 'Debe ser un texto', password: 'Debe ser un texto' })
  })

  it('[D25] a deleted user can no longer sign in', async () => {
    const id = await api.addUser({ email: 'ida@pruebas.mx' })
    const token = await api.signIn('ida@pruebas.mx')
    await api.sql('update usuarios set eliminacion = now() where _id = $1', [id])
    assert.equal(
      (await api.call('GET /auth/sesion', undefined, { token })).status,
      401,
      'nor does the open session last',
    )
    await api.sql('update identidades set eliminacion = now() where id_usuario = $1', [id])
    assert.equal(
      (await api.call('POST /auth/login', { email: 'ida@pruebas.mx', password: PASSWORD })).status,
      401,
    )
  })
})

describe('GET /auth/sesion', () => {
  it('[G-11] [D22] returns the user with the effective permissions', async () => {
    const { body } = await api.call('GET /auth/sesion')
    assert.equal(body.usuario.permisos.usuarios.editar, true)
    const token = await api.tokenWith({ clientes: { ver: true } })
    const { usuario } = (await api.call('GET /auth/sesion', undefined, { token })).body
    assert.deepEqual(usuario.permisos.clientes, { ver: true, agregar: false, editar: false, detalles: false })
  })

  it('[D38] names the calls beyond the plain contract', async () => {
    const { body } = await api.call('GET /auth/sesion')
    assert.ok(body.capacidades.includes('/auth/cerrar_sesion'))
    assert.ok(!body.capacidades.includes('/clientes/listar'))
  })

  it('[D45] names the extra members of calls in the plain contract', async () => {
    const { body } = await api.call('GET /auth/sesion')
    for (const extra of ['usuarios.permisos', 'perfil.password_actual'])
      assert.ok(body.capacidades.includes(extra))
  })

  it('[D24] a missing or malformed token gets a 401 with a msg', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(5000), '../../etc', "'; drop table sesiones"]) {
      const { status, body } = await api.raw({
        method: 'GET',
        url: '/admin/auth/sesion',
        headers: { 'x-auth-token': token },
      })
      assert.equal(status, 401)
      assert.deepEqual(body, { msg: 'Hay que iniciar sesión' })
    }
  })

  it('[D4] accepts a token only in x-auth-token, not as a bearer token, in a cookie or in the address', async () => {
    for (const headers of [
      { authorization: `Bearer ${api.token}` },
      { cookie: `token=${api.token}; x-auth-token=${api.token}` },
    ] as Record<string, string>[]) {
      assert.equal((await api.raw({ method: 'GET', url: '/admin/auth/sesion', headers })).status, 401)
    }
    const url = `/admin/auth/sesion?token=${api.token}&x-auth-token=${api.token}`
    assert.equal((await api.raw({ method: 'GET', url })).status, 401)
    const headers = { 'x-auth-token': api.token, authorization: 'Bearer otra' }
    assert.equal((await api.raw({ method: 'GET', url: '/admin/auth/sesion', headers })).status, 200)
  })

  it('[D27] lasts 12 hours from its last use, which is recorded at most once a minute', async () => {
    const token = await api.signIn('ada@pruebas.mx')
    const age = (text: string) =>
      api.sql(`update sesiones set ultimo_uso = now() - $2::interval where huella = $1`, [
        hashToken(token),
        text,
      ])
    const lastUse = async () => {
      const [row] = await api.sql<{ s: number }>(
        'select extract(epoch from now() - ultimo_uso)::float8 as s from sesiones where huella = $1',
        [hashToken(token)],
      )
      return row!.s
    }
    const status = async () => (await api.call('GET /auth/sesion', undefined, { token })).status
    await age('30 seconds')
    assert.equal(await status(), 200)
    assert.ok((await lastUse()) >= 30, 'not written again yet')
    await age('11 hours 59 minutes')
    assert.equal(await status(), 200)
    assert.ok((await lastUse()) < 60, 'slid')
    await age('12 hours 1 minute')
    assert.equal(await status(), 401)
  })

  it('[D47] ends 30 days after it began, however much it is used; earlier if the setting says so', async () => {
    const token = await api.signIn('ada@pruebas.mx')
    const begun = (ago: string) =>
      api.sql(`update sesiones set creacion = now() - $2::interval, ultimo_uso = now() where huella = $1`, [
        hashToken(token),
        ago,
      ])
    const status = async () => (await api.call('GET /auth/sesion', undefined, { token })).status
    await begun('29 days 23 hours')
    assert.equal(await status(), 200)
    assert.equal(await findSession(api.app.db, token, 29), null)
    await begun('30 days 1 minute')
    assert.equal(await status(), 401)
    assert.equal(
      await sessionByHash(api.app.db, hashToken(token), 30),
      null,
      'nor does it go on with an export',
    )
  })

  it('[D27] is stored as a hash: the table contains no token', async () => {
    const token = await api.signIn('ada@pruebas.mx')
    const rows = await api.sql<{ t: string }>('select sesiones::text as t from sesiones')
    assert.ok(rows.length > 0)
    assert.ok(!rows.some(({ t }) => t.includes(token) || t.includes(Buffer.from(token).toString('hex'))))
  })
})

describe('POST /auth/cerrar_sesion', () => {
  it('[D27] ends only this session', async () => {
    const [one, two] = [await api.signIn('ada@pruebas.mx'), await api.signIn('ada@pruebas.mx')]
    const { body } = await api.call('POST /auth/cerrar_sesion', {}, { token: one })
    assert.deepEqual(body, { msg: 'Sesión cerrada' })
    assert.equal((await api.call('GET /auth/sesion', undefined, { token: one })).status, 401)
    assert.equal((await api.call('GET /auth/sesion', undefined, { token: two })).status, 200)
  })

  it('accepts an empty body too', async () => {
    const token = await api.signIn('ada@pruebas.mx')
    assert.equal((await api.call('POST /auth/cerrar_sesion', undefined, { token })).status, 200)
  })
})

describe('sign-in during a password change', () => {
  it('[D27] opens no session if the password changes while the old one is being checked', async () => {
    await api.addUser({ email: 'eva@pruebas.mx' })
    const change = `update identidades set clave = 'otra' where email_n = 'eva@pruebas.mx'`
    const { status } = await holding(api, [change], () =>
      api.call('POST /auth/login', { email: 'eva@pruebas.mx', password: PASSWORD }),
    )
    assert.equal(status, 401)
    const entries = await api.sql(
      `select accion from auditoria where id_usuario = (select _id from usuarios where email = 'eva@pruebas.mx')`,
    )
    assert.deepEqual(
      entries,
      [{ accion: 'iniciar_sesion_fallido' }],
      'it is told in the audit like any other',
    )
  })
})
