import { and, eq, isNull, sql } from '../database/drizzle.ts'
import type { Database, Tx } from '../database/database.ts'
import { direccionesConocidas, identidades, sesiones } from '../database/tables/schema.ts'
import { type Attempt, forgive } from './limits.ts'

export interface Identity {
  _id: string
  email: string
  clave: string
  id_locatario: string
  id_usuario: string
  /** When the access was closed (E-16). */
  cierre: string | null
}

/** The active identity with an e-mail, of any tenant. */
export async function findIdentity(db: Database, email: string): Promise<Identity | undefined> {
  const [row] = await db.direct
    .select({
      _id: identidades._id,
      email: identidades.email,
      clave: identidades.clave,
      id_locatario: identidades.id_locatario,
      id_usuario: identidades.id_usuario,
      cierre: identidades.cierre,
    })
    .from(identidades)
    .where(and(eq(identidades.email_n, email), isNull(identidades.eliminacion)))
  return row
}

/**
 * Opens a session: the address becomes a known one, and its failures are forgiven. Returns false and does nothing if
 * the identity's password has changed or the identity was deleted since the check, or while its access is closed; it
 * waits for concurrent changes.
 */
export async function openSession(
  tx: Tx,
  identity: Identity,
  {
    huella,
    direccion,
    agente,
    cuenta,
    attempt,
  }: { huella: Buffer; direccion: string; agente: string; cuenta: Buffer; attempt?: Attempt },
): Promise<boolean> {
  const [still] = await tx
    .update(identidades)
    .set({ entrada: sql`now()` })
    .where(asChecked(identity))
    .returning({ _id: identidades._id })
  if (!still) return false
  await tx.insert(sesiones).values({
    huella,
    direccion,
    agente,
    id_identidad: identity._id,
    id_locatario: identity.id_locatario,
    id_usuario: identity.id_usuario,
  })
  await tx
    .insert(direccionesConocidas)
    .values({ id_identidad: identity._id, direccion })
    .onConflictDoUpdate({
      target: [direccionesConocidas.id_identidad, direccionesConocidas.direccion],
      set: { ultimo_uso: sql`now()` },
    })
  await forgive(tx, cuenta, [{ direccion, attempt }])
  return true
}

const asChecked = ({ _id, clave }: Identity) =>
  and(
    eq(identidades._id, _id),
    eq(identidades.clave, clave),
    isNull(identidades.eliminacion),
    isNull(identidades.cierre),
  )

/** Whether the identity still is as it was when its password was checked, and open; waits for concurrent changes. */
export async function isAsChecked(tx: Tx, identity: Identity): Promise<boolean> {
  const [still] = await tx
    .select({ _id: identidades._id })
    .from(identidades)
    .where(asChecked(identity))
    .for('share')
  return still !== undefined
}

/** The active identity of this name. */
export async function readIdentity(tx: Tx, id: string): Promise<Identity | undefined> {
  const { _id, email, clave, id_locatario, id_usuario, cierre } = identidades
  const [row] = await tx
    .select({ _id, email, clave, id_locatario, id_usuario, cierre })
    .from(identidades)
    .where(and(eq(_id, id), isNull(identidades.eliminacion)))
  return row
}

/** Stores another hash of the same password, unless the password has changed meanwhile; sessions go on. */
export async function renewHash(tx: Tx, identity: Identity, clave: string): Promise<void> {
  await tx
    .update(identidades)
    .set({ clave })
    .where(and(eq(identidades._id, identity._id), eq(identidades.clave, identity.clave)))
}

export async function closeSession(tx: Tx, huella: Buffer): Promise<void> {
  await tx.delete(sesiones).where(eq(sesiones.huella, huella))
}
