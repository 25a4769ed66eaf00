import { drizzle, type NodePgDatabase, type Tx } from './drizzle.ts'
import type pg from 'pg'
import { TRANSACTION_SETTINGS } from './connect.ts'
import { Connections } from './connection/connections.ts'
import { isConflict, isDatabaseAway, READ_ONLY, saysItIsAway, sqlState } from './failures.ts'
import { sentAnswers } from './send.ts'
import { single, unnamed } from './connection/statements.ts'

export type { Tx }

export interface Database {
  /** Runs `work` in one transaction that sees the rows of one tenant (and the global tables). */
  tenant: <T>(idLocatario: string, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs `work` in one transaction that sees the global tables only. */
  global: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs single statements, each in its own transaction, on the global tables and functions. */
  direct: NodePgDatabase
  /** Rejects while the database does not answer, or takes no writes. */
  check: () => Promise<void>
  pool: pg.Pool
}

/** A failure after which the whole transaction may run once more, because nothing of it was kept. */
class MayRepeat {
  readonly cause: unknown

  constructor(cause: unknown) {
    this.cause = cause
  }
}

/** `isShared`: as in `requestPool`. */
export function createDatabase(pool: pg.Pool, { isShared = false } = {}): Database {
  const connections = new Connections(pool)
  const overClient = new WeakMap<pg.PoolClient, Tx>()
  const drizzleOver = (client: pg.PoolClient): Tx => {
    let db = overClient.get(client)
    if (!db)
      overClient.set(client, (db = drizzle({ client: isShared ? (unnamed(client) as never) : client })))
    return db
  }

  const once = async <T>(idLocatario: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await connections.take()
    const tx = drizzleOver(client)
    let failure: unknown
    let stage: 'work' | 'sent' | 'commit' = 'work'
    try {
      const tenant = client.escapeLiteral(idLocatario)
      // One round trip: a query without parameters may contain several statements.
      const settings = isShared ? `${TRANSACTION_SETTINGS};` : ''
      await client.query(`begin; ${settings} set local app.id_locatario = ${tenant}`)
      const result = await work(tx)
      // Leaves with the statements sent before it.
      const ended = client.query('commit')
      ended.catch(() => undefined)
      stage = 'sent'
      await sentAnswers(tx)
      stage = 'commit'
      // To the commit of a failed transaction, PostgreSQL answers ROLLBACK.
      if ((await ended).command !== 'COMMIT') throw new Error('the transaction had failed before its commit')
      return result
    } catch (reason) {
      failure = await sentAnswers(tx).then(
        () => reason,
        (first: unknown) => first,
      )
      const error = failure
      if (!isDatabaseAway(error)) await client.query('rollback').catch((cause) => (failure = cause))
      if (isConflict(error) || (connections.isLost(client, error) && isUndone(stage, error)))
        throw new MayRepeat(error)
      throw error
    } finally {
      connections.giveBack(client, failure)
    }
  }

  const transaction = async <T>(idLocatario: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(idLocatario, work)
      } catch (error) {
        if (!(error instanceof MayRepeat)) throw error
        if (attempt === 3) throw error.cause
      }
    }
  }

  return {
    tenant: transaction,
    global: (work) => transaction('', work),
    direct: drizzle({ client: single(connections, isShared) as never }),
    check: () => connections.check(),
    pool,
  }
}

/**
 * Whether nothing of a transaction was kept when its connection failed: surely before the commit left, or if the server
 * refused a statement before it. A lost answer to the commit itself says nothing, unless the server is read-only.
 */
function isUndone(stage: 'work' | 'sent' | 'commit', error: unknown): boolean {
  if (stage === 'work') return true
  return stage === 'sent' ? saysItIsAway(error) : sqlState(error) === READ_ONLY
}
