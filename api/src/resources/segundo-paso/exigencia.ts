import { eq } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { exigenciasPaso } from './table.ts'

const DAY = 86_400_000

/** Whether the office requires a second step, of how many days' grace, and from when on; null: it does not. */
export async function readExigencia(
  tx: Tx,
  idLocatario: string,
): Promise<{ dias: number; vence: string } | null> {
  const { desde, dias } = exigenciasPaso
  const [row] = await tx
    .select({ desde, dias })
    .from(exigenciasPaso)
    .where(eq(exigenciasPaso.id_locatario, idLocatario))
  if (!row?.desde) return null
  return { dias: row.dias, vence: new Date(Date.parse(row.desde) + row.dias * DAY).toISOString() }
}
