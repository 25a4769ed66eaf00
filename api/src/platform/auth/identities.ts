import { and, eq, isNotNull, isNull, ne, sql } from '../database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../database/database.ts'
import { sqlState } from '../database/failures.ts'
import { identidades, sesiones } from '../database/tables/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { takeTurnAway } from '../lists/whole/turn.ts'
import { stopLotes } from '../lotes/repository.ts'
import { normalEmail } from './email.ts'

/* The credentials of users. The caller must keep usuarios.email equal; it is a copy for lists. */

export interface Owner {
  idLocatario: string
  idUsuario: string
}

export async function insertIdentity(
  tx: Tx,
  { idLocatario, idUsuario }: Owner,
  { email, clave }: { email: string; clave: string },
): Promise<void> {
  const values = {
    _id: uuidv7(),
    email,
    email_n: normalEmail(email),
    clave,
    id_locatario: idLocatario,
    id_usuario: idUsuario,
  }
  await orTaken(tx.insert(identidades).values(values))
}

/**
 * Sets another e-mail, which keeps the sessions, or another password, which ends all of them (D27) except the one in
 * which the owner changed it.
 */
export async function changeIdentity(
  tx: Tx,
  owner: Owner,
  { email, clave }: { email?: string | undefined; clave?: string | undefined },
  keepSession?: Buffer,
): Promise<void> {
  const change = {
    ...(email !== undefined && { email, email_n: normalEmail(email) }),
    ...(clave !== undefined && { clave }),
  }
  if (Object.keys(change).length === 0) return
  await orTaken(tx.update(identidades).set(change).where(live(owner)))
  if (clave === undefined) return
  // In this order, a concurrent sign-in with the old password finishes first, and its session ends too.
  await (keepSession ? endSessions(tx, owner, keepSession) : closeAccess(tx, owner))
}

/**
 * Disables the sign-in, ends the sessions, and frees the e-mail for another user. The hash of the password stays for a
 * restored user until `cleanUp` deletes it (D53).
 */
export async function removeIdentity(tx: Tx, owner: Owner): Promise<void> {
  await tx
    .update(identidades)
    .set({ eliminacion: sql`now()` })
    .where(live(owner))
  await closeAccess(tx, owner)
}

/**
 * Enables the sign-in of a restored user again; refuses if somebody has taken the e-mail meanwhile (D40).
 * @returns whether the password is still kept
 */
export async function restoreIdentity(tx: Tx, { idLocatario, idUsuario }: Owner): Promise<boolean> {
  const deleted = and(
    eq(identidades.id_locatario, idLocatario),
    eq(identidades.id_usuario, idUsuario),
    isNotNull(identidades.eliminacion),
  )
  const msg = 'Otro usuario ya tiene el correo de este; mientras lo tenga, no se puede restaurar'
  const restored = tx.update(identidades).set({ eliminacion: null }).where(deleted)
  const [identity] = await orTaken(restored.returning({ clave: identidades.clave }), new Refusal(409, msg))
  return identity !== undefined && identity.clave !== ''
}

/**
 * Ends everything that somebody does in the name of this user: sessions, the batches that would go on without one, and
 * the list that is being sent. A person who sets their own password keeps the session, and goes on.
 */
export async function closeAccess(tx: Tx, owner: Owner): Promise<void> {
  await endSessions(tx, owner)
  await stopLotes(tx, owner)
  await takeTurnAway(tx, owner)
}

async function endSessions(tx: Tx, { idLocatario, idUsuario }: Owner, keepSession?: Buffer): Promise<void> {
  await tx
    .delete(sesiones)
    .where(
      and(
        eq(sesiones.id_locatario, idLocatario),
        eq(sesiones.id_usuario, idUsuario),
        keepSession && ne(sesiones.huella, keepSession),
      ),
    )
}

export const live = ({ idLocatario, idUsuario }: Owner) =>
  and(
    eq(identidades.id_locatario, idLocatario),
    eq(identidades.id_usuario, idUsuario),
    isNull(identidades.eliminacion),
  )

/** The unique index decides, even between two simultaneous requests of different tenants (D40). */
async function orTaken<T>(write: PromiseLike<T>, refusal = emailTaken()): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw sqlState(error) === '23505' ? refusal : error
  }
}

function emailTaken(): Refusal {
  const msg = 'El correo no está disponible'
  // Also reported at its field: a 409 alone could mean a version conflict (D41).
  return new Refusal(409, msg, { campos: { email: msg } })
}
