import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, useApi } from '../../../test/api.ts'
import { lastMail, outbox } from '../../../test/outbox.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { requestPool } from '../../platform/database/connect.ts'
import { createDatabase } from '../../platform/database/database.ts'

const api = useApi()

let addresses = 0
const elsewhere = () => `10.${Math.floor(++addresses / 250)}.2.${addresses % 250}`
const anon = { token: '' }
const ask = (email: string, from = elsewhere()) =>
  api.call('POST /auth/confirmar_correo', { email }, { ...anon, from })
const verify = (email: string, ticket: string, codigo: string) =>
  api.call('POST /auth/verificar_codigo', { email, ticket, codigo }, { ...anon, from: elsewhere() })

const ticketOf = async (email: string) => (await ask(email)).body.codigo as string
const code = (n: number) => String(n % 10_000).padStart(4, '0')
/** The server compared the code: the sentence for a right or wrong code proves it. */
const evaluated = (answers: Answer[]) =>
  answers.filter(({ body }) => ['El código no coincide', 'Código correcto'].includes(body.msg)).length
/** Moves every mail request out of the hour that counts. */
const anHourLater = () => api.sql(`update recuperaciones set creacion = creacion - interval '61 minutes'`)

describe('[D28] limits of codes', () => {
  it('a code allows three attempts; then even the right one is refused, but the link still works', async () => {
    await api.addUser({ email: 'fabi@pruebas.mx' })
    const ticket = await ticketOf('fabi@pruebas.mx')
    const { digits, token } = await lastMail(api, 'fabi@pruebas.mx')
    for (let i = 1; i <= 3; i++) {
      const { status, body } = await verify('fabi@pruebas.mx', ticket, code(Number(digits) + i))
      assert.equal(status, 400)
      assert.deepEqual(body, {
        msg: 'El código no coincide',
        campos: { codigo: 'El código no coincide' },
      })
    }
    const { status, body, headers } = await verify('fabi@pruebas.mx', ticket, digits!)
    assert.equal(status, 429)
    assert.equal(body.msg, 'Demasiados intentos con este código; hay que pedir otro')
    assert.ok(Number(headers['retry-after']) > 500)
    const reset = { password: 'bicicleta azul y roja', token_recuperacion: token }
    assert.equal((await api.call('POST /auth/recuperar_password', reset, anon)).status, 200)
  })

  it('[L-06] accepts the right digits on the third attempt', async () => {
    await api.addUser({ email: 'gina@pruebas.mx' })
    const ticket = await ticketOf('gina@pruebas.mx')
    const { digits } = await lastMail(api, 'gina@pruebas.mx')
    await verify('gina@pruebas.mx', ticket, code(Number(digits) + 1))
    // Anything but four digits does not count as an attempt.
    for (const codigo of ['', '1', '12a4']) await verify('gina@pruebas.mx', ticket, codigo)
    await verify('gina@pruebas.mx', ticket, code(Number(digits) + 2))
    assert.equal((await verify('gina@pruebas.mx', ticket, digits!)).status, 200)
  })

  it('100 different codes at the same moment: at most three are compared', async () => {
    await api.addUser({ email: 'hilda@pruebas.mx' })
    const ticket = await ticketOf('hilda@pruebas.mx')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => verify('hilda@pruebas.mx', ticket, code(i))),
    )
    const n = evaluated(answers)
    assert.ok(n <= 3 && (n === 3 || answers.some(({ status }) => status === 200)), String(n))
    assert.ok(answers.every(({ status }) => [200, 400, 429].includes(status)))
  })

  it('two processes on one database share them', async () => {
    const db = createDatabase(requestPool(api.database.connection, { max: 5 }))
    const config = { ...readConfig({ DATA_DIR: api.folder.path }), logLevel: 'silent' }
    const other = await buildApp({ db, config, delayBase: 1 })
    await api.addUser({ email: 'hilario@pruebas.mx' })
    const ticket = await ticketOf('hilario@pruebas.mx')
    const told = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const payload = { email: 'hilario@pruebas.mx', ticket, codigo: code(i) }
        const app = i % 2 ? other : api.app
        return (await app.inject({ method: 'POST', url: '/admin/auth/verificar_codigo', payload })).json()
          .msg as string
      }),
    )
    await other.close()
    await db.pool.end()
    assert.ok(told.filter((msg) => /^(El código no coincide|Código correcto)$/.test(msg)).length <= 3)
  })

  // BRUTE_FORCE=1: all 10,000.
  it('any number of codes from many addresses, over many tickets: at most ten are compared per day', async () => {
    await api.addUser({ email: 'inma@pruebas.mx' })
    const answers: Answer[] = []
    // As many requests as the limit of mails allows, hour after hour.
    const [rounds, per] = process.env.BRUTE_FORCE === '1' ? [20, 100] : [4, 50]
    for (let round = 0; round < rounds; round++) {
      const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf('inma@pruebas.mx')))
      assert.ok(tickets.every(Boolean))
      answers.push(
        ...(await Promise.all(
          tickets.flatMap((ticket, t) =>
            Array.from({ length: per }, (_, i) =>
              verify('inma@pruebas.mx', ticket, code((round * 5 + t) * per + i)),
            ),
          ),
        )),
      )
      await anHourLater()
    }
    assert.equal(answers.length, rounds * 5 * per)
    const right = answers.filter(({ status }) => status === 200).length
    assert.equal(evaluated(answers) - right, 10)
    const [row] = await api.sql<{ n: number }>(
      `select sum(errados)::int as n from recuperaciones where cuenta = sha256('inma@pruebas.mx')`,
    )
    assert.equal(row!.n, 10)
  })

  it('after that even right codes are refused: mails contain only the link, which works', async () => {
    const email = 'inma@pruebas.mx'
    const ticket = await ticketOf(email)
    const { digits, token, raw } = await lastMail(api, email)
    assert.equal(digits, null)
    assert.match(raw, /esta cuenta no admite más códigos/)
    const { status, body, headers } = await verify(email, ticket, '0000')
    assert.equal(status, 429)
    assert.match(
      body.msg,
      /^Demasiados códigos equivocados en un día: solo sirve el enlace del correo, o hay que esperar 24 horas$/,
    )
    assert.ok(Number(headers['retry-after']) > 86_000)
    const reset = { password: 'bicicleta azul y roja', token_recuperacion: token }
    assert.equal((await api.call('POST /auth/recuperar_password', reset, anon)).status, 200)
    await api.sql(`update recuperaciones set ultimo_errado = ultimo_errado - interval '1 day'`)
    await ask(email)
    assert.match((await lastMail(api, email)).digits ?? '', /^\d{4}$/, 'a day later they count again')
  })
})

describe('[D28] limits of mails', () => {
  it('five per hour for an account, whether it exists or not', async () => {
    await api.addUser({ email: 'jana@pruebas.mx' })
    for (const email of ['jana@pruebas.mx', 'nadie.jana@pruebas.mx']) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(email)))
      const statuses = answers.map(({ status }) => status).sort()
      assert.deepEqual(statuses, [...Array(5).fill(200), ...Array(7).fill(429)])
      const refused = answers.find(({ status }) => status === 429)!
      assert.match(
        refused.body.msg,
        /^Ya se pidieron varios correos para esa cuenta; el enlace del último todavía sirve, o hay que esperar \d+ minutos$/,
      )
      assert.ok(Number(refused.headers['retry-after']) > 3500)
    }
    const mails = await outbox(api)
    assert.equal(mails.filter(({ to }) => to === 'jana@pruebas.mx').length, 5)
    assert.equal(mails.filter(({ to }) => to.startsWith('nadie')).length, 0)
  })

  it('twenty per hour for an address, over any number of accounts', async () => {
    await anHourLater()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => ask(`alguien${i}@pruebas.mx`, '10.8.0.1')),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 20)
    const refused = answers.find(({ status }) => status === 429)!
    assert.match(refused.body.msg, /^Demasiadas solicitudes de recuperación; hay que esperar \d+ minutos$/)
    assert.equal((await ask('alguien@pruebas.mx', '10.8.0.2')).status, 200)
  })

  it('deletes rows that no longer count', async () => {
    await api.sql(`update recuperaciones set creacion = now() - interval '3 days'`)
    await ask('jana@pruebas.mx')
    await api.sql('select limpiar_recuperaciones()')
    const [row] = await api.sql<{ n: number }>('select count(*)::int as n from recuperaciones')
    assert.equal(row!.n, 1)
  })
})

describe('[D28] known and unknown e-mails', () => {
  it('get the same answers at each step, and an unknown one no mail', async () => {
    await api.addUser({ email: 'kena@pruebas.mx' })
    const story = async (email: string) => {
      const first = await ask(email)
      const { codigo, ...rest } = first.body
      const told: unknown[] = [first.status, rest, codigo.length, Object.keys(first.headers).sort()]
      const digits = email.startsWith('kena') ? (await lastMail(api, email)).digits : null
      for (let i = 1; i <= 5; i++) {
        const { status, body, headers } = await verify(email, codigo, code(Number(digits) + i))
        told.push([status, body, Object.keys(headers).sort()])
      }
      return told
    }
    assert.deepEqual(await story('kena@pruebas.mx'), await story('nunca@pruebas.mx'))
    const to = (await outbox(api)).map((mail) => mail.to)
    assert.deepEqual([to.includes('kena@pruebas.mx'), to.includes('nunca@pruebas.mx')], [true, false])
  })

  it('take the same median time to request and to try a code', async (t) => {
    const times: Record<string, number[]> = {}
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      ;(times[name] ??= []).push(performance.now() - start)
    }
    const users = Array.from({ length: 200 }, (_, i) => `lia${i}@pruebas.mx`)
    await api.sql(
      `with nuevos as (
         insert into usuarios (id_locatario, _id, nombre, tipo, email)
         select $1, gen_random_uuid(), 'Lía', 1, e from unnest($2::text[]) e returning _id, email
       )
       insert into identidades (_id, email, email_n, clave, id_locatario, id_usuario)
       select gen_random_uuid(), email, email, 'x', $1, _id from nuevos`,
      [api.idLocatario, users],
    )
    const median = (name: string) => {
      const sorted = times[name]!.toSorted((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)]!
    }
    const differ = () =>
      ['ask', 'try']
        .map((step) => [step, median(`${step} known`), median(`${step} unknown`)] as const)
        // A step for only one of them (a hash, a mail) would take longer than this; load on the machine would not.
        .filter(([, known, unknown]) => Math.max(known, unknown) > 2 * Math.min(known, unknown))
    for (const [i, known] of users.entries()) {
      // Other work of the machine may distort twenty measurements; a difference that remains after two hundred is real.
      if (i >= 20 && i % 20 === 0 && differ().length === 0) break
      for (const email of i % 2 ? [known, `no${known}`] : [`no${known}`, known]) {
        const name = email.startsWith('no') ? 'unknown' : 'known'
        let ticket = ''
        await measure(`ask ${name}`, async () => (ticket = await ticketOf(email)))
        // The mail is written; the pause lets the disk settle, for which there is no event.
        await api.app.mail.idle()
        await sleep(20)
        await measure(`try ${name}`, () => verify(email, ticket, '0000'))
      }
    }
    for (const step of ['ask', 'try']) {
      const ratio = median(`${step} known`) / median(`${step} unknown`)
      t.diagnostic(`${step}: known / unknown = ${ratio.toFixed(2)} of the median time`)
    }
    assert.deepEqual(differ(), [])
  })
})
