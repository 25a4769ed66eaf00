import { sql } from 'drizzle-orm'
import type { Tx } from './database'

/** Undoes `work` alone when it fails, so that its transaction can go on after a statement that the database refused. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint intento`)
  try {
    const result = await work()
    await tx.execute(sql`release savepoint intento`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback to savepoint intento`)
    throw error
  }
}
