import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import pg from 'pg'
import { PASSWORD, useApi } from '../../../test/api.ts'
import type { Refusal } from '../http/refusal.ts'
import { lastMail } from '../../../test/outbox.ts'
import { createDatabase } from '../database/database.ts'
import { requestPool } from '../database/connect.ts'
import { accountHash } from './email.ts'
import { allowedWait, attemptDelay, forgive, reserveAttempt } from './limits.ts'

const api = useApi({ trustProxy: ['127.0.0.1'] })

const attempt = (email: string, password: string, from: string) =>
  api.call('POST /auth/login', { email, password }, { from })
const failTimes = async (n: number, email: string, from: string) => {
  for (let i = 0; i < n; i++) assert.equal((await attempt(email, 'mala', from)).status, 401)
}

/** The failures of hours of guessing, none of them in the last quarter of an hour. */
const failures = (email: string, from: string, n: number) =>
  api.sql(
    `insert into intentos (cuenta, direccion, momento, turno)
     select sha256($1::bytea), $2, clock_timestamp() - interval '16 minutes', clock_timestamp() - interval '16 minutes'
     from generate_series(1, $3)`,
    [email, from, n],
  )

describe('[D27] limits of sign-in', () => {
  it('ten failures of an account from an address, then 429 with Retry-After, for the right password too', async () => {
    await api.addUser({ email: 'bea@pruebas.mx' })
    await failTimes(10, 'bea@pruebas.mx', '10.0.0.1')
    const { status, body, headers } = await attempt('bea@pruebas.mx', PASSWORD, '10.0.0.1')
    assert.equal(status, 429)
    assert.match(body.msg, /Demasiados intentos fallidos; hay que esperar 15 minutos/)
    const seconds = Number(headers['retry-after'])
    assert.ok(seconds > 850 && seconds <= 900, String(seconds))
    assert.equal(
      (await attempt('bea@pruebas.mx', PASSWORD, '10.0.0.2')).status,
      200,
      'another address is free',
    )
  })

  it('limits an unknown e-mail alike', async () => {
    await failTimes(10, 'nadie@pruebas.mx', '10.0.0.1')
    assert.equal((await attempt('nadie@pruebas.mx', 'mala', '10.0.0.1')).status, 429)
  })

  it('failures stop counting after 15 minutes', async () => {
    await api.addUser({ email: 'cleo@pruebas.mx' })
    await failTimes(10, 'cleo@pruebas.mx', '10.0.0.3')
    await api.sql(
      `update intentos set momento = momento - interval '16 minutes' where direccion = '10.0.0.3'`,
    )
    assert.equal((await attempt('cleo@pruebas.mx', PASSWORD, '10.0.0.3')).status, 200)
  })

  it('success forgives the failures before it', async () => {
    await api.addUser({ email: 'dora@pruebas.mx' })
    await failTimes(9, 'dora@pruebas.mx', '10.0.0.4')
    assert.equal((await attempt('dora@pruebas.mx', PASSWORD, '10.0.0.4')).status, 200)
    await failTimes(1, 'dora@pruebas.mx', '10.0.0.4')
  })

  it('never locks the owner out at an address where the account has signed in before', async () => {
    await api.addUser({ email: 'elsa@pruebas.mx' })
    assert.equal((await attempt('elsa@pruebas.mx', PASSWORD, '10.0.0.5')).status, 200)
    await failTimes(12, 'elsa@pruebas.mx', '10.0.0.5')
    assert.equal((await attempt('elsa@pruebas.mx', PASSWORD, '10.0.0.5')).status, 200)
  })

  it('simultaneous attempts do not exceed the limit', async () => {
    await api.addUser({ email: 'fany@pruebas.mx' })
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => attempt('fany@pruebas.mx', `mala ${i}`, '10.0.0.6')),
    )
    assert.equal(answers.filter(({ status }) => status === 401).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, 30)
  })

  it('limits an address to 200 failures in total, over any number of accounts', async () => {
    await api.sql(
      `insert into intentos (cuenta, direccion) select decode(md5(i::text), 'hex'), '10.0.0.7' from generate_series(1, 199) i`,
    )
    await failTimes(1, 'alguien@pruebas.mx', '10.0.0.7')
    assert.equal((await attempt('otra@pruebas.mx', 'mala', '10.0.0.7')).status, 429)
    await api.addUser({ email: 'gala@pruebas.mx' })
    assert.equal((await attempt('gala@pruebas.mx', PASSWORD, '10.0.0.8')).status, 200)
  })

  it('X-Forwarded-For counts from trusted hops only', async () => {
    const forwarded = (from: string, address: string) =>
      api.call(
        'POST /auth/login',
        { email: 'hugo@pruebas.mx', password: 'mala' },
        {
          from,
          headers: { 'x-forwarded-for': address },
        },
      )
    for (let i = 0; i < 10; i++) assert.equal((await forwarded('10.0.0.9', `10.1.0.${i}`)).status, 401)
    assert.equal((await forwarded('10.0.0.9', '10.1.0.99')).status, 429, 'feigned addresses do not help')
    assert.equal(
      (await forwarded('127.0.0.1', '10.1.0.99')).status,
      401,
      'through the trusted hop they count',
    )
  })

  it('each failure after the third makes the next attempt wait twice as long, up to a limit', () => {
    assert.deepEqual(
      [0, 2, 3, 4, 5, 7, 9, 50].map((failures) => attemptDelay(failures, 250)),
      [0, 0, 250, 500, 1000, 4000, 4000, 4000],
    )
  })

  it('[D48] after 100 failures in a day even a known address needs the recovery link; another known one does not', async () => {
    const email = 'juana@pruebas.mx'
    await api.addUser({ email })
    for (const from of ['10.0.1.1', '10.0.1.2'])
      assert.equal((await attempt(email, PASSWORD, from)).status, 200)
    await failures(email, '10.0.1.1', 99)
    await failTimes(1, email, '10.0.1.1')
    const { status, body, headers } = await attempt(email, PASSWORD, '10.0.1.1')
    assert.equal(status, 429)
    assert.equal(
      body.msg,
      'Demasiados intentos fallidos desde aquí en un día; para entrar hay que pedir el enlace en «No recuerdas tu contraseña?»',
    )
    assert.ok(Number(headers['retry-after']) > 80_000 && Number(headers['retry-after']) <= 86_400)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.2')).status, 200, 'the owner elsewhere')

    await api.call('POST /auth/confirmar_correo', { email }, { token: '' })
    const { token } = await lastMail(api, email)
    const reset = { password: 'bicicleta azul y roja', token_recuperacion: token }
    // Opening the link on a phone unlocks the office's address, too.
    assert.equal(
      (await api.call('POST /auth/recuperar_password', reset, { token: '', from: '10.0.1.3' })).status,
      200,
    )
    assert.equal((await attempt(email, 'bicicleta azul y roja', '10.0.1.1')).status, 200)
  })

  it('[D48] a password set by somebody else ends it too, and so does a day', async () => {
    const email = 'karla@pruebas.mx'
    const id = await api.addUser({ email })
    await attempt(email, PASSWORD, '10.0.1.1')
    await failures(email, '10.0.1.1', 100)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 429)
    await api.sql(`update intentos set momento = momento - interval '1 day'`)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 200)
    await failures(email, '10.0.1.1', 100)
    await api.call('POST /usuarios/editar', { id, password: 'bicicleta azul y roja' })
    assert.equal((await attempt(email, 'bicicleta azul y roja', '10.0.1.1')).status, 200)
  })

  it('[D48] a sign-in resets the delay but not the daily count', async () => {
    const email = 'lola@pruebas.mx'
    await api.addUser({ email })
    await attempt(email, PASSWORD, '10.0.1.1')
    await failures(email, '10.0.1.1', 60)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 200)
    const who = { cuenta: accountHash(email), direccion: '10.0.1.1', idIdentidad: undefined }
    assert.ok((await allowedWait(api.app.db.direct, who, 250)) <= 250, 'no delay, at most a turn')
    await failures(email, '10.0.1.1', 39)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 200, 'a sign-in itself is no failure')
    await failures(email, '10.0.1.1', 1)
    assert.equal((await attempt(email, PASSWORD, '10.0.1.1')).status, 429)
  })

  it('[D48] attempts at one account from one address take turns, each after the growing delay of those before it', async () => {
    const db = createDatabase(requestPool(api.database.connection, { max: 10 }))
    const of = (email: string, direccion: string) => ({
      cuenta: accountHash(email),
      direccion,
      idIdentidad: undefined,
    })
    const reserve = (who: ReturnType<typeof of>) => db.global((tx) => reserveAttempt(tx, who, 250))
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, () => reserve(of('mia@pruebas.mx', '10.0.1.4'))),
    )
    const waits = all
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value.wait] : []))
      .sort((a, b) => a - b)
    assert.equal(waits.length, 8, 'the ninth would wait for more than 10 s')
    // Each earlier attempt adds 250 ms and its delay; the time between the reservations shortens the wait.
    const expected = [0, 250, 500, 1000, 1750, 3000, 5250, 9500]
    waits.forEach((wait, i) => assert.ok(wait <= expected[i]!, `${i}: ${wait}`))
    const turns = await api.sql<{ ms: number }>(
      `select extract(epoch from turno - lag(turno) over (order by turno)) * 1000 as ms from intentos
       where direccion = '10.0.1.4' order by turno offset 1`,
    )
    turns.forEach(({ ms }, i) => assert.ok(ms >= 250 + attemptDelay(i + 1, 250) - 2, `${i + 1}: ${ms}`))
    const refused = all.find((one) => one.status === 'rejected')!.reason as Refusal
    assert.equal(refused.status, 429)
    assert.equal(refused.msg, 'Hay otros intentos de entrar con esta cuenta; hay que esperar 1 minuto')
    assert.ok(refused.extra.retryAfter! >= 1 && refused.extra.retryAfter! <= 4)
    assert.equal((await reserve(of('mia@pruebas.mx', '10.0.1.5'))).wait, 0, 'the owner elsewhere')
    assert.equal((await reserve(of('noa@pruebas.mx', '10.0.1.4'))).wait, 0, 'a colleague from there')
    const [first] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await db.global((tx) =>
      forgive(tx, accountHash('mia@pruebas.mx'), [{ direccion: '10.0.1.4', attempt: first! }]),
    )
    const next = await allowedWait(db.direct, of('mia@pruebas.mx', '10.0.1.4'), 250)
    assert.ok(next <= 9750, 'behind those that wait, and without their delay')
    await db.pool.end()
  })

  it('known and unknown e-mails take the same steps, and in the median about the same time', async (t) => {
    await api.addUser({ email: 'irma@pruebas.mx' })
    const emails = ['irma@pruebas.mx', 'nunca@pruebas.mx'] as const
    const times = new Map<string, number[]>(emails.map((email) => [email, []]))
    const steps = new Map<string, Set<number>>(emails.map((email) => [email, new Set()]))
    const medians = () =>
      emails.map((email) => {
        const sorted = times.get(email)!.toSorted((a, b) => a - b)
        return sorted[Math.floor(sorted.length / 2)]!
      }) as [number, number]
    // Skipping the hash would make it ten times faster; a busy machine makes less of a difference than this limit.
    const differ = ([known, unknown]: [number, number]) => known / unknown >= 2 || unknown / known >= 2
    for (let i = 0; i < 150; i++) {
      // Other work of the machine may distort fifteen measurements; a difference that remains after ten times as many
      // is real.
      if (i >= 15 && i % 15 === 0 && !differ(medians())) break
      for (const email of i % 2 ? emails : emails.toReversed()) {
        const start = performance.now()
        // A new address each time, so that neither limit nor delay applies.
        const queries = await countQueries(() => attempt(email, 'mala', `10.2.${email.length}.${i}`))
        times.get(email)?.push(performance.now() - start)
        steps.get(email)?.add(queries)
      }
    }
    const [known, unknown] = medians()
    t.diagnostic(`${known.toFixed(1)} ms for a known e-mail, ${unknown.toFixed(1)} ms for an unknown one`)
    assert.deepEqual(steps.get(emails[0]), steps.get(emails[1]))
    assert.ok(!differ([known, unknown]), `${known} ms, ${unknown} ms`)
  })
})

/** Counts the statements that reach the database meanwhile. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype
  let queries = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    queries++
    return query.apply(this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return queries
}
