import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { sentAnswers } from './send'
import type { Tx } from './tx'

export type { Tx }

export interface Database {
  /** Runs `work` in one transaction that sees the rows of one tenant (and the global tables). */
  tenant: <T>(idLocatario: string, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs `work` in one transaction that sees the global tables only. */
  global: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs single statements, each in its own transaction, on the global tables and functions. */
  direct: NodePgDatabase
  pool: pg.Pool
}

export function createDatabase(pool: pg.Pool): Database {
  const overClient = new WeakMap<pg.PoolClient, Tx>()
  const drizzleOver = (client: pg.PoolClient): Tx => {
    let db = overClient.get(client)
    if (!db) overClient.set(client, (db = drizzle({ client })))
    return db
  }

  const once = async <T>(idLocatario: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    const tx = drizzleOver(client)
    let broken: Error | undefined
    try {
      // One round trip: a query without parameters may contain several statements.
      await client.query(`begin; set local app.id_locatario = ${client.escapeLiteral(idLocatario)}`)
      const result = await work(tx)
      await commit(client, tx)
      return result
    } catch (reason) {
      const error = await sentAnswers(tx).then(
        () => reason,
        (first: unknown) => first,
      )
      // A server that does not answer ignores a rollback too; when its connection is destroyed, it rolls back by
      // itself.
      if (isQuiet(error)) broken = error as Error
      else await client.query('rollback').catch((cause: Error) => (broken = cause))
      throw error
    } finally {
      client.release(broken)
    }
  }

  const transaction = async <T>(idLocatario: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(idLocatario, work)
      } catch (error) {
        if (attempt === 3 || !worthRepeating(error)) throw error
      }
    }
  }

  return {
    tenant: transaction,
    global: (work) => transaction('', work),
    direct: drizzle({ client: pool }),
    pool,
  }
}

/** Leaves with the statements sent before it. To the commit of a failed transaction, PostgreSQL answers ROLLBACK. */
async function commit(client: pg.PoolClient, tx: Tx): Promise<void> {
  const answer = client.query('commit')
  answer.catch(() => undefined)
  await sentAnswers(tx)
  const { command } = await answer
  if (command !== 'COMMIT') throw new Error('the transaction had failed before its commit')
}

/** Conflicts between two transactions, one of which must try again. */
const worthRepeating = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')

/** PostgreSQL's code of an error, also when Drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    const code = (e as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return undefined
}

/** pg reports this only in its message, and Drizzle wraps it. */
function isQuiet(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (e.message === 'Query read timeout') return true
  return false
}
