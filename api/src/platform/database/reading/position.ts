import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Tx } from '../drizzle.ts'

/** A place in the write-ahead log of one database. */
export interface Position {
  /** Null: this server takes no writes, so it is not the primary. */
  lsn: string | null
  sistema: string
  base: string
}

const identity = sql`(select system_identifier::text from pg_control_system()) as sistema, current_database() as base`

/** Everything confirmed to anybody so far is before this position. */
export const POSITION = sql<Position>`
  select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as lsn, ${identity}`

const EVERY_MS = 10

/** The server is no standby of the primary, or has not come as far in time. */
export class Behind extends Error {}

/** Waits until the standby of this transaction has replayed a position; throws `Behind` if it takes longer. */
export async function reached(tx: Tx, position: Position, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  for (;;) {
    const { rows } = await tx.execute<{ es: boolean; sistema: string; base: string }>(sql`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position.lsn}::pg_lsn as es, ${identity}`)
    const [at] = rows
    if (at?.sistema !== position.sistema || at.base !== position.base)
      throw new Behind('DATABASE_READ_URL leads to another database')
    if (at.es) return
    if (performance.now() > until) throw new Behind('the standby is behind')
    await sleep(EVERY_MS)
  }
}
