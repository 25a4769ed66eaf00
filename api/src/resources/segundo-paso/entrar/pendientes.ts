import { newFicha } from '../../../platform/auth/ficha.ts'
import type { Identity } from '../../../platform/auth/repository.ts'
import { hashToken } from '../../../platform/auth/token.ts'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { pasosPendientes } from '../table.ts'

const MINUTES = 5
/** Wrong proofs with one ticket; then the password is asked for again. */
const TRIES = 5

export const expired = () => new Refusal(400, 'El inicio de sesión venció; hay que empezar de nuevo')

/** A sign-in that waits for its second step; returns its ticket, which names its tenant and of which only the hash is kept. */
export async function openPendiente(tx: Tx, identity: Identity): Promise<string> {
  const ticket = newFicha(identity.id_locatario)
  await tx.insert(pasosPendientes).values({
    id_locatario: identity.id_locatario,
    huella: hashToken(ticket),
    id_usuario: identity.id_usuario,
    id_identidad: identity._id,
  })
  return ticket
}

export type Pendiente = NonNullable<Awaited<ReturnType<typeof findPendiente>>>

const byTicket = (idLocatario: string, ticket: string) =>
  and(eq(pasosPendientes.id_locatario, idLocatario), eq(pasosPendientes.huella, hashToken(ticket)))

/** A sign-in that still may be completed. `lock`: others with the same ticket wait. */
export async function findPendiente(tx: Tx, idLocatario: string, ticket: string, lock: boolean) {
  const { id_locatario, id_usuario, id_identidad, reto, errados, creacion } = pasosPendientes
  const query = tx
    .select({ id_locatario, id_usuario, id_identidad, reto, errados })
    .from(pasosPendientes)
    .where(
      and(
        byTicket(idLocatario, ticket),
        sql`${creacion} > now() - make_interval(mins => ${MINUTES})`,
        sql`${errados} < ${TRIES}`,
      ),
    )
  const [row] = await (lock ? query.for('update') : query)
  return row
}

export async function countWrong(tx: Tx, idLocatario: string, ticket: string): Promise<void> {
  await tx
    .update(pasosPendientes)
    .set({ errados: sql`${pasosPendientes.errados} + 1`, reto: null })
    .where(byTicket(idLocatario, ticket))
}

/** What a passkey has to sign; null: it was used. */
export async function setReto(tx: Tx, idLocatario: string, ticket: string, reto: string): Promise<void> {
  await tx.update(pasosPendientes).set({ reto }).where(byTicket(idLocatario, ticket))
}

export async function closePendiente(tx: Tx, idLocatario: string, ticket: string): Promise<void> {
  await tx.delete(pasosPendientes).where(byTicket(idLocatario, ticket))
}
