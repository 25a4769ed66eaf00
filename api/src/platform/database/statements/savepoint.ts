import { sql } from '../drizzle.ts'
import type { Tx } from '../database.ts'
import { sentAnswers } from './send.ts'

/** Undoes `work` alone when it fails, so that its transaction can go on after a statement that the database refused. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint intento`)
  try {
    const result = await work()
    await sentAnswers(tx)
    await tx.execute(sql`release savepoint intento`)
    return result
  } catch (reason) {
    const error = await sentAnswers(tx).then(
      () => reason,
      (first: unknown) => first,
    )
    await tx.execute(sql`rollback to savepoint intento`)
    throw error
  }
}
