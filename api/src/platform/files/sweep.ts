import { sql } from '../database/drizzle.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from './store.ts'

const AT_ONCE = 100

export interface Sweep {
  db: Database
  files: FileStore
  /** The age at which leftovers of killed writes are deleted. */
  orphanMinutes: number
  /** How many days longer deleted bytes stay, because the database may still go back to when they had an owner. */
  keepDays?: number
}

/**
 * Deletes ownerless bytes whose time has come, in every tenant, and then the leftovers of killed writes. Any number of
 * processes may run it at once; if one dies, the next one continues.
 */
export async function sweepFiles(
  { db, files, orphanMinutes, keepDays = 0 }: Sweep,
  now = new Date(),
): Promise<number> {
  const due = new Date(now.getTime() - keepDays * 86_400_000)
  let deleted = 0
  for (let keys = await take(db, due); keys.length > 0; keys = await take(db, due)) {
    for (const key of keys) await files.delete(key)
    await db.direct.execute(sql`select olvidar_bytes_sueltos(${sql.param(keys)}::text[])`)
    deleted += keys.length
  }
  await files.discardUnfinished(new Date(now.getTime() - orphanMinutes * 60_000))
  return deleted
}

async function take(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.direct.execute<{ clave: string }>(
    sql`select clave from tomar_bytes_sueltos(${now.toISOString()}::timestamptz, ${AT_ONCE})`,
  )
  return rows.map(({ clave }) => clave)
}
