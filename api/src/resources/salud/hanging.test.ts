import assert from 'node:assert/strict'
import { after, afterEach, before, it, mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { patient } from '../../../../tooling/patience/patience.ts'
import { TestApi } from '../../../test/api.ts'
import { eventually } from '../../../test/eventually.ts'
import { Proxy } from '../../../test/machine/proxy.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { requestPool } from '../../platform/database/connect.ts'
import { createDatabase } from '../../platform/database/database.ts'

const QUIET_MS = 5_000
/** A request that waits for a stopped clock would wait forever. */
const timeout = patient(60_000)

/** An api whose connection to its database can be broken. */
const api = new TestApi({})
let proxy: Proxy
let app: Awaited<ReturnType<typeof buildApp>>

before(async () => {
  await api.start()
  proxy = new Proxy(api.database.connection)
  const pool = requestPool(await proxy.start(), { max: 4, quietMs: QUIET_MS })
  app = await buildApp({ db: createDatabase(pool), config: { ...readConfig({}), logLevel: 'silent' } })
})
afterEach(() => mock.timers.reset())
after(async () => {
  proxy.open()
  await app.close()
  await app.db.pool.end()
  proxy.stop()
  await api.stop()
})

const salud = () => app.inject({ method: 'GET', url: '/admin/salud' })
const list = () =>
  app.inject({
    method: 'POST',
    url: '/admin/clientes/listar',
    headers: { 'x-auth-token': api.token },
    payload: { filas: 1 },
  })

const busy = () => app.db.pool.totalCount - app.db.pool.idleCount

/** From here on the test controls the clock. */
const holdTheClock = () => mock.timers.enable({ apis: ['setTimeout'] })

/** Advances the clock until they have an answer; every limit of the api is under an hour. */
async function asTimePasses<T>(answers: Promise<T>): Promise<T> {
  let over = false
  const watched = answers.finally(() => (over = true))
  for (let passed = 0; !over; passed += 10) {
    assert.ok(passed < 3_600_000, 'there is an answer within the hour')
    mock.timers.tick(10)
    await turn()
  }
  return watched
}

async function backSoon(): Promise<void> {
  mock.timers.reset()
  await eventually(async () => (await salud()).statusCode === 200, 'the database is back')
  assert.equal((await salud()).json<{ estado: string }>().estado, 'bien')
  assert.equal((await list()).statusCode, 200)
}

it(
  '[D24] [D35] a hanging database is reported within two seconds, however many clients ask; requests end; afterwards everything works again',
  { timeout },
  async () => {
    // Some connections exist already, others must still be made: both hang.
    for (const answer of await Promise.all([list(), list(), list()])) assert.equal(answer.statusCode, 200)
    proxy.hang()
    holdTheClock()
    let answered = 0
    const asked = Array.from({ length: 30 }, () => salud().finally(() => answered++))
    while (busy() === 0) await turn()
    await turn()
    mock.timers.tick(1_999)
    await turn()
    assert.equal(answered, 0, 'it is waited for first')
    const answers = await asTimePasses(Promise.all(asked))
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [503])
    assert.equal(answers[0]?.json<{ estado: string }>().estado, 'sin_base_de_datos')
    assert.deepEqual(
      { asking: busy(), waiting: app.db.pool.waitingCount },
      { asking: 1, waiting: 0 },
      'one question for all of them, and they were told before it came to its end',
    )

    // More requests than there are connections.
    const refused = await asTimePasses(Promise.all(Array.from({ length: 6 }, list)))
    for (const answer of refused) {
      assert.equal(answer.statusCode, 503)
      assert.equal(answer.json<{ msg: string }>().msg, 'La base de datos no está disponible por el momento')
    }
    proxy.open()
    await backSoon()
  },
)

it('[D24] [D35] a database whose connections break is reported at once', { timeout }, async () => {
  // The clock is stopped: an answer that waits for a limit would never come.
  holdTheClock()
  proxy.close()
  assert.equal((await salud()).statusCode, 503)
  assert.equal((await list()).statusCode, 503)
  proxy.open()
  await backSoon()
})
