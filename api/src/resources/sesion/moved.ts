import { sql } from '../../platform/database/drizzle.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

interface Moved {
  direccion: string
}

/** Where an office works that moved from here, and whose rows are still here; null: it works here. */
export async function movedTo(tx: Tx, idLocatario: string): Promise<string | null> {
  const { rows } = await tx.execute<Moved & Record<string, unknown>>(
    sql`select direccion from mudanzas where id_locatario = ${idLocatario} and cierre is not null`,
  )
  return rows[0]?.direccion ?? null
}

/**
 * The installation of an e-mail that is no longer here. It says without a password that there is such an account there;
 * the call counts as a failed attempt, so nobody can ask for many.
 */
export async function inDirectory(db: Database, cuenta: Buffer): Promise<string | null> {
  const { rows } = await db.direct.execute<Moved & Record<string, unknown>>(
    sql`select direccion from directorio where cuenta = ${cuenta}`,
  )
  return rows[0]?.direccion ?? null
}
