import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { PASSWORD, useApi } from '../../../test/api.ts'
import { lastMail, outbox } from '../../../test/outbox.ts'

const api = useApi()

/** A new address for each request, so that limits by address do not apply. */
let addresses = 0
const elsewhere = () => `10.${Math.floor(++addresses / 250)}.1.${addresses % 250}`

const anon = { token: '' }
const ask = (email: string, from = elsewhere()) =>
  api.call('POST /auth/confirmar_correo', { email }, { ...anon, from })
const verify = (email: string, ticket: string, codigo: string, from = elsewhere()) =>
  api.call('POST /auth/verificar_codigo', { email, ticket, codigo }, { ...anon, from })
const reset = (body: object, from = elsewhere()) =>
  api.call('POST /auth/recuperar_password', body, { ...anon, from })

/** Requests a code for a user and reads it from the mail. */
async function asked(email: string) {
  const { body } = await ask(email)
  return { ticket: body.codigo as string, ...(await lastMail(api, email)) }
}
const otherThan = (digits: string | null) => String((Number(digits) + 1) % 10_000).padStart(4, '0')
const signs = async (email: string, password: string) =>
  (await api.call('POST /auth/login', { email, password }, { ...anon, from: elsewhere() })).status

const EXPIRED_CODE = 'El código venció o ya se usó; hay que pedir otro'
const EXPIRED = 'La recuperación venció o ya se usó; hay que pedir otro código'

describe('[D28] a lost password', () => {
  it('[L-04] [L-06] [L-07] ticket, digits of the mail, new password; every session of the account ends', async () => {
    await api.addUser({ email: 'Uma@pruebas.mx' })
    const session = await api.signIn('uma@pruebas.mx')
    const { body } = await ask(' UMA@pruebas.mx')
    assert.match(body.codigo, /^[\w-]{43}$/, 'an opaque ticket, never four digits')
    const mail = await lastMail(api, 'Uma@pruebas.mx')
    const good = await verify('uma@pruebas.mx', body.codigo, mail.digits!)
    assert.equal(good.body.msg, 'Código correcto')
    const { token_recuperacion } = good.body
    const done = await reset({
      email: 'uma@pruebas.mx',
      password: 'bicicleta azul y roja',
      token_recuperacion,
    })
    assert.deepEqual(done.body, { msg: 'Contraseña cambiada' })
    assert.equal(await signs('uma@pruebas.mx', 'bicicleta azul y roja'), 200)
    assert.equal(await signs('uma@pruebas.mx', PASSWORD), 401)
    assert.equal((await api.call('GET /auth/sesion', undefined, { token: session })).status, 401)
  })

  it('the link of the mail alone is enough, without naming the e-mail', async () => {
    await api.addUser({ email: 'vera@pruebas.mx' })
    const { token, link } = await asked('vera@pruebas.mx')
    assert.equal(link, `http://127.0.0.1:8080/login#recuperar=${token}`)
    assert.equal((await reset({ password: 'bicicleta azul y roja', token_recuperacion: token })).status, 200)
    assert.equal(await signs('vera@pruebas.mx', 'bicicleta azul y roja'), 200)
  })

  it('codes, links and tokens are used once; success invalidates all others of the account', async () => {
    await api.addUser({ email: 'wendy@pruebas.mx' })
    const earlier = await asked('wendy@pruebas.mx')
    const later = await asked('wendy@pruebas.mx')
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => verify('wendy@pruebas.mx', later.ticket, later.digits!)),
    )
    assert.deepEqual(tries.map(({ status }) => status).sort(), [200, 400, 400, 400], 'at the same moment too')
    const { token_recuperacion } = tries.find(({ status }) => status === 200)!.body
    const again = await verify('wendy@pruebas.mx', later.ticket, later.digits!)
    assert.deepEqual([again.status, again.body.msg], [400, EXPIRED_CODE])
    const answers = await Promise.all(
      [token_recuperacion, later.token, earlier.token, token_recuperacion].map((token) =>
        reset({ password: 'bicicleta azul y roja', token_recuperacion: token }),
      ),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
    assert.ok(answers.every(({ status, body }) => status === 200 || body.msg === EXPIRED))
    assert.equal((await verify('wendy@pruebas.mx', earlier.ticket, earlier.digits!)).body.msg, EXPIRED_CODE)
  })

  it('a new request does not invalidate an earlier link or code', async () => {
    await api.addUser({ email: 'xena@pruebas.mx' })
    const earlier = await asked('xena@pruebas.mx')
    await asked('xena@pruebas.mx')
    assert.equal((await verify('xena@pruebas.mx', earlier.ticket, earlier.digits!)).status, 200)
    assert.equal(
      (await reset({ password: 'bicicleta azul y roja', token_recuperacion: earlier.token })).status,
      200,
    )
  })

  it('is refused without a valid token', async () => {
    await api.addUser({ email: 'yara@pruebas.mx' })
    const { ticket, token } = await asked('yara@pruebas.mx')
    for (const body of [
      { email: 'yara@pruebas.mx' },
      { email: 'yara@pruebas.mx', token_recuperacion: '' },
      { email: 'yara@pruebas.mx', token_recuperacion: null },
      { email: 'yara@pruebas.mx', token_recuperacion: ticket },
      { token_recuperacion: 'A'.repeat(43) },
      { token_recuperacion: "' or true --" },
      // A valid token for a different e-mail.
      { email: 'ada@pruebas.mx', token_recuperacion: token },
    ]) {
      const { status, body: answer } = await reset({ password: 'bicicleta azul y roja', ...body })
      assert.deepEqual([status, answer.msg], [400, EXPIRED], JSON.stringify(body))
    }
    assert.equal(await signs('yara@pruebas.mx', PASSWORD), 200)
  })

  it('[D26] a weak password does not use up the token', async () => {
    await api.addUser({ email: 'zoe@pruebas.mx' })
    const { token } = await asked('zoe@pruebas.mx')
    for (const password of ['corta', 'Password123', 'x'.repeat(129), 'Zoe@pruebas.mx', 'Pruebas-2026']) {
      const { status, body } = await reset({ password, token_recuperacion: token })
      assert.equal(status, 400)
      assert.ok(body.campos.password)
    }
    assert.equal((await reset({ password: 'bicicleta azul y roja', token_recuperacion: token })).status, 200)
  })

  it('codes last 10 minutes, links an hour', async () => {
    await api.addUser({ email: 'alba@pruebas.mx' })
    const { ticket, digits, token } = await asked('alba@pruebas.mx')
    const age = (minutes: number) =>
      api.sql(
        `update recuperaciones set creacion = now() - make_interval(mins => $1)
         where id_identidad = (select _id from identidades where email_n = 'alba@pruebas.mx')`,
        [minutes],
      )
    await age(10)
    const late = await verify('alba@pruebas.mx', ticket, digits!)
    assert.deepEqual([late.status, late.body.msg], [400, EXPIRED_CODE])
    await age(60)
    assert.equal(
      (await reset({ password: 'bicicleta azul y roja', token_recuperacion: token })).body.msg,
      EXPIRED,
    )
    await age(59)
    assert.equal((await reset({ password: 'bicicleta azul y roja', token_recuperacion: token })).status, 200)
  })

  it('a token from a code lasts 10 minutes', async () => {
    await api.addUser({ email: 'alma@pruebas.mx' })
    const { ticket, digits } = await asked('alma@pruebas.mx')
    const { token_recuperacion } = (await verify('alma@pruebas.mx', ticket, digits!)).body
    await api.sql(
      `update recuperaciones set verificacion = now() - interval '10 minutes' where ficha is not null`,
    )
    assert.equal((await reset({ password: 'bicicleta azul y roja', token_recuperacion })).body.msg, EXPIRED)
  })

  it('[D25] [D40] a changed password, a changed e-mail or deletion invalidates the account’s codes and links', async () => {
    for (const change of [`clave = 'otra'`, `email_n = 'otro@pruebas.mx'`, 'eliminacion = now()']) {
      await api.addUser({ email: 'blas@pruebas.mx' })
      const { ticket, digits, token } = await asked('blas@pruebas.mx')
      await api.sql(`update identidades set ${change} where email_n = 'blas@pruebas.mx'`)
      assert.equal((await verify('blas@pruebas.mx', ticket, digits!)).body.msg, EXPIRED_CODE, change)
      assert.equal(
        (await reset({ password: 'bicicleta azul y roja', token_recuperacion: token })).status,
        400,
        change,
      )
      await api.sql(
        `update identidades set eliminacion = now() where email_n in ('blas@pruebas.mx', 'otro@pruebas.mx')`,
      )
      await api.sql(`update recuperaciones set creacion = creacion - interval '2 hours'`)
    }
  })

  it('[D27] a person who was locked out can sign in at once afterwards', async () => {
    await api.addUser({ email: 'caro@pruebas.mx' })
    const from = '10.7.0.1'
    await api.sql(
      `insert into intentos (cuenta, direccion) select sha256('caro@pruebas.mx'), '${from}' from generate_series(1, 200)`,
    )
    const attempt = (password: string) =>
      api.call('POST /auth/login', { email: 'caro@pruebas.mx', password }, { ...anon, from })
    assert.equal((await attempt(PASSWORD)).status, 429)
    const { token } = await asked('caro@pruebas.mx')
    await reset({ password: 'bicicleta azul y roja', token_recuperacion: token }, from)
    assert.equal((await attempt('bicicleta azul y roja')).status, 200)
  })

  it('stores no ticket, code, link or token in plain text in any table', async () => {
    await api.addUser({ email: 'dino@pruebas.mx' })
    const { ticket, digits, token } = await asked('dino@pruebas.mx')
    const { token_recuperacion } = (await verify('dino@pruebas.mx', ticket, digits!)).body
    const rows = await api.sql<{ t: string }>(
      `select recuperaciones::text as t from recuperaciones union all select auditoria::text from auditoria`,
    )
    for (const secret of [ticket, token!, token_recuperacion as string]) {
      const hex = Buffer.from(secret, 'base64url').toString('hex')
      for (const { t } of rows) assert.ok(!t.includes(secret) && !t.includes(hex))
    }
    const [row] = await api.sql<{ codigo: Buffer }>(
      'select codigo from recuperaciones where ficha is not null limit 1',
    )
    assert.equal(row!.codigo.length, 32)
  })

  it('audits requests, attempts and changes, with their origin', async () => {
    const id = await api.addUser({ email: 'elia@pruebas.mx' })
    const { ticket, digits, token } = await asked('elia@pruebas.mx')
    await verify('elia@pruebas.mx', ticket, otherThan(digits), '10.7.0.2')
    await verify('elia@pruebas.mx', ticket, digits!, '10.7.0.2')
    await reset({ password: 'bicicleta azul y roja', token_recuperacion: token }, '10.7.0.2')
    const rows = await api.sql<{ accion: string; direccion: string }>(
      'select accion, direccion from auditoria where id_usuario = $1 order by momento',
      [id],
    )
    assert.deepEqual(
      rows.map(({ accion }) => accion),
      ['pedir_recuperacion', 'verificar_codigo_fallido', 'verificar_codigo', 'recuperar'],
    )
    assert.equal(rows.at(-1)!.direccion, '10.7.0.2')
  })

  it('[D24] any input leads to a refusal, never a failure', async () => {
    for (const email of ['', 'a\u0000b', '\ud800', 'x'.repeat(500), '{}', 'a@b\r\nBcc: c@d.mx']) {
      assert.equal((await ask(email)).status, 200, email)
      for (const codigo of ['', '\u0000', '12345', '١٢٣٤', 'abcd']) {
        assert.equal((await verify(email, 'x'.repeat(200), codigo)).status, 400)
      }
    }
    assert.ok((await outbox(api)).every(({ raw }) => !raw.includes('c@d.mx')))
    for (const body of [{}, { email: 1, password: [] }, { password: '\ud800' }, { token_recuperacion: {} }]) {
      assert.equal((await reset(body)).status, 400)
    }
  })
})
