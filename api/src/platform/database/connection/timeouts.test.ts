import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../drizzle.ts'
import { useApi } from '../../../../test/api.ts'
import { databaseRefusal } from './refusals.ts'

const api = useApi()

const BUSY = 'El servidor está ocupado; puede intentarse de nuevo en un momento'

it('every statement, lock and idle transaction of a request has a time limit', async () => {
  const { rows } = await api.app.db.direct.execute(sql`
    select name, setting::int / 1000 as seconds from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`)
  assert.deepEqual(rows, [
    { name: 'idle_in_transaction_session_timeout', seconds: 30 },
    { name: 'lock_timeout', seconds: 10 },
    { name: 'statement_timeout', seconds: 20 },
  ])
})

it('[D24] a statement or a lock that takes too long gives a 503 with a sentence, and the connection stays usable', async () => {
  for (const [setting, statement] of [
    ['statement_timeout', 'select pg_sleep(20)'],
    ['lock_timeout', 'select pg_advisory_xact_lock(16)'],
  ] as const) {
    const holder = await api.app.db.pool.connect()
    await holder.query('begin; select pg_advisory_xact_lock(16)')
    const work = api.app.db.tenant(api.idLocatario, async (tx) => {
      await tx.execute(sql.raw(`set local ${setting} = '50ms'`))
      await tx.execute(sql.raw(statement))
    })
    await assert.rejects(work, (error) => {
      const refusal = databaseRefusal(error)
      assert.deepEqual([refusal?.status, refusal?.msg, refusal?.extra.retryAfter], [503, BUSY, 2])
      return true
    })
    await holder.query('rollback')
    holder.release()
    assert.equal((await api.call('POST /clientes/listar', { filas: 1 })).status, 200)
  }
})
