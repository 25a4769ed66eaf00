import { drizzle, type NodePgDatabase, type Tx } from './drizzle.ts'
import type pg from 'pg'
import { single } from './connection/statements.ts'
import { readingOver, type Reads } from './reading/reading.ts'
import { transactionsOver } from './transactions.ts'

export type { Tx }

export interface Database {
  /** Runs `work` in one transaction that sees the rows of one tenant (and the global tables). */
  tenant: <T>(idLocatario: string, work: (tx: Tx) => Promise<T>) => Promise<T>
  /**
   * The same for long work that only reads: on a standby (DATABASE_READ_URL) once that has everything written before the call, or
   * else on the primary. It may run twice.
   */
  reading: <T>(idLocatario: string, work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs `work` in one transaction that sees the global tables only. */
  global: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs single statements, each in its own transaction, on the global tables and functions. */
  direct: NodePgDatabase
  /** Rejects while the database does not answer, or takes no writes. */
  check: () => Promise<void>
  pool: pg.Pool
  /** Where `reading` ran since the start; null without a standby. */
  reads: Reads | null
}

interface Options {
  /** As in `requestPool`. */
  isShared?: boolean
  /** Connections to a standby, which may be shared; the primary reads by itself without one. */
  standby?: pg.Pool | null
}

export function createDatabase(pool: pg.Pool, { isShared = false, standby = null }: Options = {}): Database {
  const primary = transactionsOver(pool, { isShared })
  const { connections } = primary
  const reading = standby && readingOver(standby, primary)
  return {
    tenant: primary.run,
    reading: reading?.run ?? primary.run,
    global: (work) => primary.run('', work),
    direct: drizzle({ client: single(connections, isShared) as never }),
    check: () => connections.check(),
    pool,
    reads: reading?.reads ?? null,
  }
}
