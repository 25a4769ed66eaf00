import type pg from 'pg'
import { type Connections } from './connections.ts'
import { TRANSACTION_SETTINGS } from '../connect.ts'
import { READ_ONLY, sqlState } from '../failures.ts'

/** What Drizzle and `named` need of a connection. */
export type Statements = Pick<pg.ClientBase, 'query'>

type Query = (config: pg.QueryConfig | string, values?: unknown[]) => Promise<pg.QueryResult>

const statements = (query: Query): Statements => ({ query }) as unknown as Statements

/**
 * The connection without named statements: those live in a session, and PgBouncer gives every transaction another one.
 */
export const unnamed = (client: pg.PoolClient): Statements =>
  statements((config, values) => client.query(withoutName(config), values))

const withoutName = (config: pg.QueryConfig | string): pg.QueryConfig =>
  typeof config === 'string' ? { text: config } : { ...config, name: undefined }

/** Single statements, each on whatever connection is free and in its own transaction. */
export function single(connections: Connections, isShared: boolean): Statements {
  const once: Query = async (config, values) => {
    const client = await connections.take()
    let failure: unknown
    try {
      return await (isShared ? inTransaction(client, config, values) : client.query(config as string, values))
    } catch (error) {
      failure = error
      throw error
    } finally {
      connections.giveBack(client, failure)
    }
  }
  return statements(async (config, values) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(config, values)
      } catch (error) {
        // A read-only server has surely done nothing. A connection that broke may have done it, and lost the answer.
        if (attempt === 3 || sqlState(error) !== READ_ONLY) throw error
      }
    }
  })
}

/** All of it leaves at once, so it takes one round trip. */
async function inTransaction(
  client: pg.PoolClient,
  config: pg.QueryConfig | string,
  values?: unknown[],
): Promise<pg.QueryResult> {
  const [begun, answer, ended] = await Promise.allSettled([
    client.query(`begin; ${TRANSACTION_SETTINGS}`),
    client.query(withoutName(config), values),
    client.query('commit'),
  ])
  for (const one of [begun, answer, ended]) if (one.status === 'rejected') throw one.reason
  return (answer as PromiseFulfilledResult<pg.QueryResult>).value
}
