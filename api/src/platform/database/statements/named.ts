import type pg from 'pg'
import type { Tx } from '../drizzle.ts'

/**
 * A statement of nearly every request, written without the query builder: built once, and parsed once per connection.
 * Each name must belong to a single text.
 */
export function named<R extends pg.QueryResultRow>(
  on: Tx,
  name: string,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<R>> {
  const { $client } = on as Tx & { $client: Pick<pg.ClientBase, 'query'> }
  return $client.query<R>({ name, text, values })
}
