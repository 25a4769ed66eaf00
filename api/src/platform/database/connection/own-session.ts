import type pg from 'pg'
import { FatalError } from '../../../fatal.ts'
import { type Connection, withOwner } from '../connect.ts'

/**
 * Refuses a DATABASE_URL that leads to a pooler in transaction mode: there the start-up lock and the settings of a
 * connection would belong to whoever comes next. Two connections that are open at once then share one server process.
 */
export async function assertOwnSession(client: pg.Client, connection: Connection): Promise<void> {
  const pid = async (on: pg.Client) =>
    (await on.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const [own, other] = [await pid(client), await withOwner(connection, pid)]
  if (own !== other) return
  throw new FatalError(
    'DATABASE_URL llega a la base por un PgBouncer en modo de transacción: esa dirección va en DATABASE_POOL_URL, ' +
      'y en DATABASE_URL la directa.',
  )
}
