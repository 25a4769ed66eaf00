import { drizzle, type Tx } from './drizzle.ts'
import type pg from 'pg'
import { TRANSACTION_SETTINGS } from './connect.ts'
import { Connections } from './connection/connections.ts'
import { unnamed } from './connection/statements.ts'
import { isConflict, isDatabaseAway, READ_ONLY, saysItIsAway, sqlState } from './failures.ts'
import { sentAnswers } from './statements/send.ts'

/** A failure after which the whole transaction may run once more, because nothing of it was kept. */
export class MayRepeat {
  readonly cause: unknown

  constructor(cause: unknown) {
    this.cause = cause
  }
}

export type Work<T> = (tx: Tx) => Promise<T>

export interface Transactions {
  connections: Connections
  /** Runs `work` once in a transaction of one tenant; throws `MayRepeat` with the cause when it may run again. */
  once: <T>(idLocatario: string, work: Work<T>) => Promise<T>
  /** Up to three times, as long as nothing of it was kept. */
  run: <T>(idLocatario: string, work: Work<T>) => Promise<T>
}

/** The transactions on the connections of a pool. `isShared`: as in `requestPool`. */
export function transactionsOver(pool: pg.Pool, { isShared }: { isShared: boolean }): Transactions {
  const connections = new Connections(pool)
  const overClient = new WeakMap<pg.PoolClient, Tx>()
  const drizzleOver = (client: pg.PoolClient): Tx => {
    let db = overClient.get(client)
    if (!db)
      overClient.set(client, (db = drizzle({ client: isShared ? (unnamed(client) as never) : client })))
    return db
  }

  const once = async <T>(idLocatario: string, work: Work<T>): Promise<T> => {
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

  const run = async <T>(idLocatario: string, work: Work<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(idLocatario, work)
      } catch (error) {
        if (!(error instanceof MayRepeat)) throw error
        if (attempt === 3) throw error.cause
      }
    }
  }

  return { connections, once, run }
}

/**
 * Whether nothing of a transaction was kept when its connection failed: surely before the commit left, or if the server
 * refused a statement before it. A lost answer to the commit itself says nothing, unless the server is read-only.
 */
function isUndone(stage: 'work' | 'sent' | 'commit', error: unknown): boolean {
  if (stage === 'work') return true
  return stage === 'sent' ? saysItIsAway(error) : sqlState(error) === READ_ONLY
}
