import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lastMail, outbox } from '../../../test/outbox.ts'
import { PASSWORD } from '../../../test/api.ts'
import { newEmail, useUsuarios } from '../usuarios/usuarios.testing.ts'

const { api, whole, login, edit, remove } = useUsuarios()

const CLAVE = 'bicicleta azul y roja'
const SPENT = /^La invitación venció o ya se usó/

const invited = (campos: object = {}) => ({
  ...whole(),
  password: '',
  passwordConf: '',
  invitar: true,
  ...campos,
})
/** Somebody new, with the token of their mail. */
async function invite(campos: object = {}) {
  const { status, body } = await api.call('POST /usuarios/crear', invited(campos))
  assert.equal(status, 200, JSON.stringify(body))
  const { _id: id, email } = body.usuario as { _id: string; email: string }
  return { id, email, msg: body.msg as string, ...(await lastMail(api, email)) }
}
const resend = (id: string, token = api.token) => api.call('POST /usuarios/invitar', { id }, { token })
const choose = (token: string | null, password = CLAVE) =>
  api.call('POST /auth/recuperar_password', { password, token_recuperacion: token }, { token: '' })
const seen = async (id: string) => (await api.call('POST /usuarios/ver_acceso', { id })).body.acceso
const age = (id: string, hours: number) =>
  api.sql(`update invitaciones set envio = now() - make_interval(hours => $2) where id_usuario = $1`, [
    id,
    hours,
  ])

describe('[E-16] an invitation', () => {
  it('a new user has no password until the mail’s link chooses one; only then can they sign in', async () => {
    const { id, email, link, token, raw, msg } = await invite()
    assert.equal(msg, `Usuario creado; la invitación va a ${email}`)
    assert.equal(link, `http://127.0.0.1:8080/login#recuperar=${token}`)
    assert.match(raw, /^Subject: .*Invitaci/m)
    assert.match(raw, /Ada dio de alta una cuenta en el sistema de Pruebas/)
    assert.equal((await seen(id)).estado, 'pendiente')
    for (const guess of ['', ' ', PASSWORD, CLAVE]) assert.equal((await login(email, guess)).status, 401)
    const done = await choose(token)
    assert.deepEqual(done.body, { msg: 'Contraseña guardada; ya se puede iniciar sesión' })
    assert.equal((await login(email, CLAVE)).status, 200)
    const after = await seen(id)
    assert.deepEqual([after.estado, after.invitacion], ['abierto', null])
    assert.ok(Math.abs(Date.parse(after.ultima_entrada) - Date.now()) < 60_000)
  })

  it('the list tells who can’t enter yet, and nothing of anybody else', async () => {
    const { id, token } = await invite()
    const listed = async () =>
      (await api.call('POST /usuarios/listar', { id })).body.usuarios.map(
        ({ acceso }: { acceso?: string }) => acceso,
      )
    assert.deepEqual(await listed(), ['pendiente'])
    await choose(token)
    assert.deepEqual(await listed(), [undefined])
  })

  it('the link works once, also if it is used twice at the same moment', async () => {
    const { token, email } = await invite()
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(token)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
    for (const { status, body } of answers) if (status === 400) assert.match(body.msg, SPENT)
    assert.match((await choose(token)).body.msg, SPENT)
    assert.equal((await login(email, CLAVE)).status, 200)
  })

  it('works for 72 hours; another one replaces it', async () => {
    const { id, token, email } = await invite()
    await age(id, 72)
    assert.match((await choose(token)).body.msg, SPENT)
    await age(id, 71)
    const { status, body } = await resend(id)
    assert.deepEqual([status, body.msg], [200, `Invitación enviada a ${email}`])
    const hours = (Date.parse(body.acceso.invitacion.vence) - Date.now()) / 3_600_000
    assert.ok(Math.abs(hours - 72) < 0.1)
    assert.match((await choose(token)).body.msg, SPENT, 'the earlier one')
    const later = await lastMail(api, email)
    assert.notEqual(later.token, token)
    assert.equal((await choose(later.token)).status, 200)
  })

  it('[D26] a weak password is refused and does not use it up', async () => {
    const { token, email } = await invite({ email: newEmail() })
    for (const password of ['corta', 'Password123', 'x'.repeat(129), email, 'Pruebas-2026']) {
      const { status, body } = await choose(token, password)
      assert.equal(status, 400, password)
      assert.ok(body.campos.password)
    }
    assert.equal((await choose(token)).status, 200)
  })

  it('ends with another e-mail, with a password that somebody sets, and with the user', async () => {
    const ends: ((id: string) => Promise<{ status: number }>)[] = [
      (id) => edit(id, { email: newEmail() }),
      (id) => edit(id, { password: 'caracola azul y lenta' }),
      (id) => remove(id),
      (id) => api.call('POST /usuarios/cerrar_acceso', { id }),
    ]
    for (const end of ends) {
      const { id, token } = await invite()
      assert.equal((await end(id)).status, 200)
      assert.match((await choose(token)).body.msg, SPENT)
    }
  })

  it('the recovery serves who has lost the mail', async () => {
    const { email } = await invite()
    await api.call('POST /auth/confirmar_correo', { email }, { token: '', from: '10.9.0.1' })
    const { token } = await lastMail(api, email)
    assert.equal((await choose(token)).status, 200)
    assert.equal((await login(email, CLAVE)).status, 200)
  })

  it('any text in its place is refused', async () => {
    for (const token of [
      'invitacion.',
      'invitacion.x',
      `invitacion.${'A'.repeat(54)}`,
      "invitacion.' or 1",
    ]) {
      const { status, body } = await choose(token)
      assert.deepEqual([status, SPENT.test(body.msg)], [400, true], token)
    }
  })

  it('a password beside it is refused, and one without it is missing', async () => {
    const refused = async (campos: object) => {
      const { status, body } = await api.call('POST /usuarios/crear', { ...whole(), ...campos })
      return [status, body.campos]
    }
    const said = 'Con la invitación por correo, la contraseña la elige la persona'
    assert.deepEqual(await refused({ invitar: true }), [400, { password: said, passwordConf: said }])
    for (const invitar of [undefined, false])
      assert.deepEqual(await refused({ password: '', passwordConf: '', invitar }), [
        400,
        { password: 'Es obligatorio' },
      ])
  })

  it('is not for somebody who has entered, whose access is closed, or oneself; nor without the permission', async () => {
    const email = newEmail()
    const id = await api.addUser({ email })
    assert.equal((await resend(id)).status, 200, 'one who has a password and never entered')
    await api.signIn(email)
    assert.equal((await resend(id)).status, 409)
    const closed = await invite()
    await api.call('POST /usuarios/cerrar_acceso', { id: closed.id })
    assert.equal((await resend(closed.id)).status, 409)
    assert.equal((await resend(api.admin)).status, 403)
    const poor = await api.tokenWith({ usuarios: { ver: true, agregar: true } })
    assert.equal((await resend(closed.id, poor)).status, 403)
  })

  it('has limits: five mails to one person within an hour', async () => {
    const { id, email } = await invite()
    const answers = []
    for (let n = 0; n < 5; n++) {
      answers.push(await resend(id))
      // Mails that wait together may leave in any order.
      await outbox(api)
    }
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 429],
    )
    const { body, headers } = answers.at(-1)!
    assert.match(
      body.msg,
      /^Ya se enviaron varias invitaciones a esta persona; hay que esperar \d+ minutos?$/,
    )
    assert.ok(Number(headers['retry-after']) > 3500)
    const sent = (await outbox(api)).filter(({ to }) => to === email)
    assert.equal(sent.length, 5)
    assert.equal((await choose(sent.at(-1)!.token)).status, 200, 'the last link still works')
    await api.sql(`update invitaciones set ventana = now() - interval '1 hour'`)
  })

  it('stores no secret, and the audit tells who was invited', async () => {
    const { id, token, email } = await invite()
    const rows = await api.sql<{ t: string }>(
      'select invitaciones::text as t from invitaciones union all select auditoria::text from auditoria',
    )
    const ficha = token!.slice('invitacion.'.length)
    const hex = Buffer.from(ficha, 'base64url').toString('hex')
    for (const { t } of rows) assert.ok(!t.includes(ficha) && !t.includes(hex))
    await choose(token)
    const told = await api.sql(
      'select accion, despues from auditoria where id_entidad = $1 order by momento',
      [id],
    )
    assert.deepEqual(
      told.map(({ accion }) => accion),
      ['crear', 'enviar', 'aceptar_invitacion'],
    )
    assert.deepEqual(told[1]!.despues, { para: email })
  })
})
