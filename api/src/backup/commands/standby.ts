import type pg from 'pg'
import { type Connection, withOwner } from '../../platform/database/connect.ts'
import type { Tx } from '../../platform/database/database.ts'
import { drizzle } from '../../platform/database/drizzle.ts'
import { isConflict, isDatabaseAway } from '../../platform/database/failures.ts'
import { Behind, POSITION, type Position, reached } from '../../platform/database/reading/position.ts'
import { assertSeesEverything } from '../access.ts'

/** A backup takes minutes, so it waits longer for a standby than a page would. */
const WAIT_MS = 60_000

const over = (client: pg.Client) => drizzle({ client }) as unknown as Tx

/**
 * Reads a backup from a standby that has everything written until now. When it can't, or stops the work because it must go on
 * replaying, the primary is read from the beginning.
 * @returns what to add to the command's sentence
 */
export async function readingFrom<T>(
  { primary, standby }: { primary: Connection; standby: string | null },
  work: (client: pg.Client) => Promise<T>,
): Promise<{ result: T; from: string }> {
  const onPrimary = () => withOwner(primary, work)
  if (standby === null) return { result: await onPrimary(), from: '' }
  const position = await withOwner(primary, async (client) => {
    // A standby can't give the owner what a backup needs.
    await assertSeesEverything(client)
    return (await over(client).execute<Position & Record<string, unknown>>(POSITION)).rows[0]
  })
  try {
    if (!position?.lsn) throw new Behind('DATABASE_URL leads to a standby')
    const result = await withOwner(standby, async (client) => {
      await reached(over(client), position, WAIT_MS)
      return work(client)
    })
    return { result, from: ', leído de la réplica' }
  } catch (error) {
    if (!(error instanceof Behind || isConflict(error) || isDatabaseAway(error))) throw error
    return { result: await onPrimary(), from: ', leído de la que manda porque la réplica no pudo' }
  }
}
