import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { useSegundoPaso } from './segundo-paso.testing.ts'

const { api, codeOf, somebody, withApp, login, ticketFor, step, isOpen } = useSegundoPaso()

describe('[E-17] signing in with a second step', () => {
  it('who has none hears of none: the token alone', async () => {
    const { email } = await somebody()
    assert.deepEqual(Object.keys((await login(email)).body), ['token'])
  })

  it('the password gives a ticket and no token; the ticket and a code give the token', async () => {
    const eva = await withApp()
    const { status, body } = await login(eva.email)
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['segundo_paso'])
    assert.deepEqual(body.segundo_paso.formas, ['codigo', 'recuperacion'])
    const { ticket } = body.segundo_paso
    assert.equal(await isOpen(ticket as string), false)
    const done = await step({ ticket, codigo: codeOf(eva.uri) })
    assert.deepEqual([done.status, Object.keys(done.body)], [200, ['token']])
    assert.ok(await isOpen(done.body.token as string))
    const stored = await api.sql('select encode(huella, $1) as h from pasos_pendientes', ['escape'])
    assert.ok(!JSON.stringify(stored).includes(ticket as string))
  })

  it('a wrong password hears what it always did', async () => {
    const eva = await withApp()
    const { status, body } = await login(eva.email, 'otra cosa')
    assert.deepEqual([status, body], [401, { msg: 'El correo o la contraseña no son correctos' }])
  })

  it('a ticket works once, and a code too, though two come at the same time', async () => {
    const eva = await withApp()
    const codigo = codeOf(eva.uri)
    const tickets = [await ticketFor(eva.email), await ticketFor(eva.email)]
    const answers = await Promise.all(tickets.map((ticket) => step({ ticket, codigo })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
    const used = tickets[answers.findIndex(({ status }) => status === 200)]
    const again = await step({ ticket: used, codigo: codeOf(eva.uri, 1) })
    assert.deepEqual(
      [again.status, again.body.msg],
      [400, 'El inicio de sesión venció; hay que empezar de nuevo'],
    )
  })

  it('a ticket ends after five minutes, after five wrong codes, and with the password', async () => {
    const eva = await withApp()
    const old = await ticketFor(eva.email)
    await api.sql(`update pasos_pendientes set creacion = now() - interval '5 minutes 1 second'`)
    assert.equal((await step({ ticket: old, codigo: codeOf(eva.uri) })).status, 400)

    const guessed = await ticketFor(eva.email)
    for (let i = 0; i < 5; i++) {
      const { status, body } = await step({ ticket: guessed, codigo: '000 000' }, `203.0.113.${i}`)
      assert.deepEqual([status, body.campos], [400, { codigo: 'El código no coincide, o ya se usó' }])
    }
    assert.match((await step({ ticket: guessed, codigo: codeOf(eva.uri) })).body.msg, /venció/)

    const before = await ticketFor(eva.email)
    await api.sql(`update identidades set clave = clave || ' ' where id_usuario = $1`, [eva.id])
    assert.match((await step({ ticket: before, codigo: codeOf(eva.uri) })).body.msg, /venció/)
  })

  it('guessing is limited for the account, wherever it comes from, as at sign-in', async () => {
    const eva = await withApp()
    let refused
    for (let i = 0; i < 20 && !refused; i++) {
      const answer = await step({ ticket: await ticketFor(eva.email), codigo: '000000' }, `203.0.113.${i}`)
      if (answer.status === 429) refused = answer
    }
    assert.ok(refused, 'no limit')
    assert.match(refused.body.msg, /^Demasiados intentos fallidos/)
    assert.ok(Number(refused.headers['retry-after']) > 0)
    const own = await step({ ticket: await ticketFor(eva.email), codigo: codeOf(eva.uri) }, '203.0.113.200')
    assert.equal(own.status, 429, 'nor does the right code help then')
  })

  it('what can’t be a code, a ticket or a proof is refused with a sentence, and is no guess', async () => {
    const eva = await withApp()
    const ticket = await ticketFor(eva.email)
    for (const proof of [{ codigo: '12' }, { codigo: '' }, {}, { codigo: '123456', equipos: [] }])
      assert.equal((await step({ ticket, ...proof })).status, 400, JSON.stringify(proof))
    for (const bad of ['', 'x', 'A'.repeat(54), ticket.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))])
      assert.equal((await step({ ticket: bad, codigo: codeOf(eva.uri) })).status, 400, bad)
    assert.equal((await step({ ticket, codigo: codeOf(eva.uri) })).status, 200)
  })

  it('a recovery code works once, however it is typed', async () => {
    const eva = await withApp()
    assert.equal(eva.codigos.length, 10)
    const [first = ''] = eva.codigos
    assert.match(first, /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
    const done = await step({ ticket: await ticketFor(eva.email), codigo: typed })
    assert.equal(done.status, 200)
    const again = await step({ ticket: await ticketFor(eva.email), codigo: first })
    assert.equal(again.status, 400)
    const { body } = await api.call('POST /configuracion/segundo_paso', {}, { token: done.body.token })
    assert.equal(body.segundo_paso.codigos, 9)
  })

  it('a password that was recovered by link does not take its place', async () => {
    const eva = await withApp()
    await api.call('POST /auth/confirmar_correo', { email: eva.email }, { token: '' })
    const token = Buffer.alloc(32, 7).toString('base64url')
    await api.sql(`update recuperaciones set enlace = sha256($1::bytea) where id_usuario = $2`, [
      token,
      eva.id,
    ])
    const password = 'patineta verde y gris'
    const reset = await api.call(
      'POST /auth/recuperar_password',
      { password, token_recuperacion: token },
      { token: '' },
    )
    assert.equal(reset.status, 200, JSON.stringify(reset.body))
    assert.deepEqual(Object.keys((await login(eva.email, password)).body), ['segundo_paso'])
  })

  it('the audit tells of both steps, and of a wrong one', async () => {
    const eva = await withApp()
    const ticket = await ticketFor(eva.email)
    await step({ ticket, codigo: '000000' })
    await step({ ticket, codigo: codeOf(eva.uri) })
    const rows = await api.sql<{ accion: string; despues: object | null }>(
      'select accion, despues from auditoria where id_usuario = $1 order by _id desc limit 3',
      [eva.id],
    )
    assert.deepEqual(rows.map(({ accion, despues }) => [accion, despues]).reverse(), [
      ['pedir_segundo_paso', null],
      ['iniciar_sesion_fallido', { segundo_paso: 'codigo' }],
      ['iniciar_sesion', { segundo_paso: 'codigo' }],
    ])
  })
})
