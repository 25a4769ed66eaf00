import type pg from 'pg'
import { isDatabaseAway } from '../failures.ts'
import { MayRepeat, type Transactions, transactionsOver, type Work } from '../transactions.ts'
import { Behind, POSITION, type Position, reached } from './position.ts'

/** How many transactions each server has read. */
export interface Reads {
  standby: number
  primary: number
}

/** How long a reader waits for the standby; it is usually some milliseconds behind. */
const WAIT_MS = 2_000
/** How long every reader leaves a standby alone that has just failed. */
const REST_MS = 10_000

/**
 * Reads on a standby what need not burden the primary. No reader finds less than what was confirmed to anybody before: the standby
 * must have replayed the primary's position of that moment, and when it can't, the primary reads.
 */
export function readingOver(pool: pg.Pool, primary: Transactions) {
  // Settings in each transaction, so that a pooler may stand between.
  const standby = transactionsOver(pool, { isShared: true })
  const reads: Reads = { standby: 0, primary: 0 }
  let restsUntil = 0

  async function positionNow(): Promise<Position | null> {
    const { rows } = await primary.run('', (tx) => tx.execute<Position & Record<string, unknown>>(POSITION))
    return rows[0]?.lsn ? rows[0] : null
  }

  async function onStandby<T>(idLocatario: string, work: Work<T>): Promise<{ result: T } | null> {
    const position = performance.now() > restsUntil ? await positionNow() : null
    if (!position) return null
    try {
      const result = await standby.once(idLocatario, async (tx) => {
        await reached(tx, position, WAIT_MS)
        return work(tx)
      })
      restsUntil = 0
      return { result }
    } catch (error) {
      // A conflict is one with what the standby must replay: a row removed on the primary that the work still needs.
      if (!(error instanceof MayRepeat || error instanceof Behind || isDatabaseAway(error))) throw error
      restsUntil = performance.now() + REST_MS
      return null
    }
  }

  async function run<T>(idLocatario: string, work: Work<T>): Promise<T> {
    const found = await onStandby(idLocatario, work)
    reads[found ? 'standby' : 'primary']++
    return found ? found.result : primary.run(idLocatario, work)
  }

  return { run, reads }
}
