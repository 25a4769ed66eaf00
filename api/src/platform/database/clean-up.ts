import { sql } from './drizzle.ts'
import type { Config } from '../../config.ts'
import type { Database } from './database.ts'

/**
 * Deletes expired rows of every tenant: sessions, attempts, stored answers, recoveries, exports, addresses, failed
 * jobs, batches, imports, reminders, second steps, audit. The hash of a deleted user's password goes after 30 days, like the bytes of a deleted file (D53).
 */
export async function cleanUp(
  { direct }: Pick<Database, 'direct'>,
  { auditDays }: Pick<Config, 'auditDays'>,
): Promise<void> {
  await direct.execute(
    sql`select limpiar_vencidos(), limpiar_recuperaciones(), limpiar_exportaciones(), limpiar_direcciones(),
      limpiar_trabajos(), limpiar_lotes(), limpiar_importaciones(), limpiar_telemetria(), limpiar_recordatorios(),
      limpiar_segundo_paso(), limpiar_auditoria(${auditDays}::integer)`,
  )
  await direct.execute(
    sql`update identidades set clave = '' where clave <> '' and eliminacion < now() - interval '30 days'`,
  )
}
