import type pg from 'pg'
import type { Tx } from './database'

/**
 * A statement that nearly every request makes, without the query builder: made once, and parsed once per connection.
 * A name stands for one text only.
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
