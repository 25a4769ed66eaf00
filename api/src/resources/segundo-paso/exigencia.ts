import { eq, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Owner } from './factores/owner.ts'
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

/** The instant from which the office will require a second step of this person; undefined: they have one, or it will not. */
export async function pasoDesde(tx: Tx, { idLocatario, idUsuario }: Owner): Promise<string | undefined> {
  const { rows } = await tx.execute<{ vence: Date }>(sql`
    select e.desde + e.dias * interval '1 day' as vence from exigencias_paso e
    where e.id_locatario = ${idLocatario}::uuid and e.desde + e.dias * interval '1 day' > now()
      and not exists (select from autenticadores a where a.id_locatario = e.id_locatario and a.id_usuario = ${idUsuario}::uuid)
      and not exists (select from llaves_acceso l where l.id_locatario = e.id_locatario and l.id_usuario = ${idUsuario}::uuid)`)
  const vence = rows[0]?.vence
  return vence && new Date(vence).toISOString()
}

/** Requires a second step of everybody after so many days from now; null: no longer. */
export async function saveExigencia(tx: Tx, idLocatario: string, dias: number | null): Promise<void> {
  if (dias === null) {
    await tx.delete(exigenciasPaso).where(eq(exigenciasPaso.id_locatario, idLocatario))
    return
  }
  const fresh = { dias, desde: sql`now()` }
  await tx
    .insert(exigenciasPaso)
    .values({ id_locatario: idLocatario, ...fresh })
    .onConflictDoUpdate({ target: exigenciasPaso.id_locatario, set: fresh })
}

/** How many people of the office have no second step. */
export async function countWithout(tx: Tx, idLocatario: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from usuarios u
    where u.id_locatario = ${idLocatario}::uuid and u.eliminacion is null
      and not exists (select from autenticadores a where a.id_locatario = u.id_locatario and a.id_usuario = u._id)
      and not exists (select from llaves_acceso l where l.id_locatario = u.id_locatario and l.id_usuario = u._id)`)
  return rows[0]?.n ?? 0
}
