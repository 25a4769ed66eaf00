import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/database'
import { direccionesConocidas, identidades, intentos, sesiones } from '../database/schema'

export interface Identity {
  _id: string
  clave: string
  id_locatario: string
  id_usuario: string
}

/** The live identity of an e-mail, of any tenant. */
export async function findIdentity(db: Database, email: string): Promise<Identity | undefined> {
  const [row] = await db.direct
    .select({
      _id: identidades._id,
      clave: identidades.clave,
      id_locatario: identidades.id_locatario,
      id_usuario: identidades.id_usuario,
    })
    .from(identidades)
    .where(and(eq(identidades.email_n, email), isNull(identidades.eliminacion)))
  return row
}

/** Opens a session: the address becomes a known one, and its failures are forgotten. */
export async function openSession(
  tx: Tx,
  identity: Identity,
  { huella, direccion, cuenta }: { huella: Buffer; direccion: string; cuenta: Buffer },
): Promise<void> {
  await tx.insert(sesiones).values({
    huella,
    direccion,
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
  await tx.delete(intentos).where(and(eq(intentos.cuenta, cuenta), eq(intentos.direccion, direccion)))
}

export async function closeSession(tx: Tx, huella: Buffer): Promise<void> {
  await tx.delete(sesiones).where(eq(sesiones.huella, huella))
}
