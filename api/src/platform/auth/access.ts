import { anyOf } from '../database/statements/any-of.ts'
import { and, type AnyColumn, eq, isNull, type SQL, sql } from '../database/drizzle.ts'
import type { Tx } from '../database/database.ts'
import { identidades } from '../database/tables/schema.ts'
import { closeAccess, live, type Owner } from './identities.ts'

/* The end of a person's access without the end of their user (E-16). */

/** What somebody with a closed access reads after the right password. */
export const ACCESS_CLOSED =
  'La contraseña es correcta, pero el acceso de esta cuenta está cerrado; lo puede devolver quien administra los usuarios de la oficina'

/** What is known of somebody's sign-in; undefined: a deleted user has none. */
export async function readAccess(tx: Tx, owner: Owner) {
  const { cierre, cerrado_por, entrada } = identidades
  const [row] = await tx
    .select({ cierre, cerrado_por, entrada, con_clave: sql<boolean>`${identidades.clave} <> ''` })
    .from(identidades)
    .where(live(owner))
  return row
}

/** Whether somebody may sign in, or could once they have a password. */
export async function isOpen(tx: Tx, owner: Owner): Promise<boolean> {
  const access = await readAccess(tx, owner)
  return access !== undefined && access.cierre === null
}

/** Why some of these users can't sign in; those who can are absent. */
export async function whyNotIn(
  tx: Tx,
  idLocatario: string,
  ids: string[],
): Promise<Map<string, 'cerrado' | 'pendiente'>> {
  const { id_usuario, cierre } = identidades
  const rows = await tx
    .select({ id_usuario, cierre })
    .from(identidades)
    .where(
      and(
        eq(identidades.id_locatario, idLocatario),
        anyOf(id_usuario, ids),
        isNull(identidades.eliminacion),
        sql`(${cierre} is not null or ${identidades.clave} = '')`,
      ),
    )
  return new Map(rows.map((row) => [row.id_usuario, row.cierre === null ? 'pendiente' : 'cerrado']))
}

/** A condition over users: whoever's access is open. */
export const hasOpenAccess = (of: Record<'id_locatario' | '_id', AnyColumn>): SQL => sql`exists (
  select from identidades i where i.id_locatario = ${of.id_locatario} and i.id_usuario = ${of._id}
    and i.eliminacion is null and i.cierre is null)`

/** Ends the sign-in, and everything that is done in the name of this person. */
export async function closeIdentity(tx: Tx, owner: Owner, by: string): Promise<void> {
  // In this order, a concurrent sign-in finishes first, and its session ends too.
  await tx
    .update(identidades)
    .set({ cierre: sql`now()`, cerrado_por: by })
    .where(live(owner))
  await closeAccess(tx, owner)
}

/** Lets the person sign in again; what was ended stays so. */
export async function openIdentity(tx: Tx, owner: Owner): Promise<void> {
  await tx.update(identidades).set({ cierre: null, cerrado_por: null }).where(live(owner))
}
