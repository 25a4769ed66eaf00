import { setTimeout as sleep } from 'node:timers/promises'
import { withOwner } from '../../src/platform/database/connect.ts'
import type { TestApi } from '../api.ts'

/**
 * Makes two transactions meet in a known order: `statement` runs in a transaction that stays open until `others` wait
 * for it (or have ended without waiting), and then commits. Returns the result of `others`.
 */
export function holding<T>(
  api: TestApi,
  [statement, ...values]: [string, ...unknown[]],
  others: () => Promise<T>,
): Promise<T> {
  return withOwner(api.database.connection, async (client) => {
    await client.query('begin')
    await client.query("select set_config('app.id_locatario', $1, true)", [api.idLocatario])
    await client.query(statement, values)
    let over = false
    const pending = others().finally(() => (over = true))
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    while (!over && !(await client.query(waiting)).rowCount) await sleep(5)
    await client.query('commit')
    return pending
  })
}
