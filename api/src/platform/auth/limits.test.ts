import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import pg from 'pg'
import { PASSWORD } from '../../../test/api.ts'
import { attemptDelay } from './limits.ts'
import { useAttempts } from './limits.testing.ts'

const { api, attempt, failTimes } = useAttempts()

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
