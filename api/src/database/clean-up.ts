import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Deletes what has had its time, of every tenant: sessions, attempts, kept answers, recoveries, exports, addresses. */
export async function cleanUp({ direct }: Pick<Database, 'direct'>): Promise<void> {
  await direct.execute(
    sql`select limpiar_vencidos(), limpiar_recuperaciones(), limpiar_exportaciones(), limpiar_direcciones()`,
  )
}
