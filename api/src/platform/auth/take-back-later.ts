import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { type Attempt, takeBack } from './limits.ts'

const AGAIN_MS = 500
/** A failure counts for a day; an outage that lasts longer than this has other problems. */
const FOR_MS = 3_600_000

/** The database went away before a right password got its answer: once it is back, the attempt counts no longer. */
export function takeBackLater(db: Database, attempt: Attempt): void {
  const until = performance.now() + FOR_MS
  const tryIt = async (): Promise<void> => {
    while (performance.now() < until) {
      await sleep(AGAIN_MS, undefined, { ref: false })
      const isDone = await db
        .global((tx) => takeBack(tx, attempt))
        .then(
          () => true,
          () => false,
        )
      if (isDone) return
    }
  }
  void tryIt()
}
