import { setTimeout as sleep } from 'node:timers/promises'
import type { PasoPedido } from '@backoffice/shared/contract'
import { audit, NO_TENANT, type Origin } from '../../platform/audit/repository.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isDatabaseAway } from '../../platform/database/failures.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { accountHash, isPossibleEmail, normalEmail } from '../../platform/auth/email.ts'
import { allowedWait, type Attempt, reserveAttempt, takeBack, type Who } from '../../platform/auth/limits.ts'
import { takeBackLater } from '../../platform/auth/take-back-later.ts'
import { hashPassword, passwordFits } from '../../platform/auth/password/password.ts'
import { ACCESS_CLOSED } from '../../platform/auth/access.ts'
import {
  findIdentity,
  type Identity,
  isAsChecked,
  openSession,
  renewHash,
} from '../../platform/auth/repository.ts'
import { hashToken, newToken } from '../../platform/auth/token.ts'
import { inDirectory, movedTo } from './moved.ts'
import { openPendiente } from '../segundo-paso/entrar/pendientes.ts'
import { formasOf } from '../segundo-paso/factores/formas.ts'

export type SignedIn = { token: string } | { segundo_paso: PasoPedido } | { oficina_en: string }

/**
 * Signs in (D27): an unknown e-mail takes the same steps and gets the same answer as a wrong password. A person with a
 * second step gets a ticket for it instead of a token (E-17); one whose office moved to another installation, its address.
 */
export async function signIn(
  db: Database,
  credentials: { email: string; password: string },
  origin: Origin & { agente: string },
  delayBase: number,
): Promise<SignedIn> {
  const email = normalEmail(credentials.email)
  const cuenta = accountHash(email)
  const identity = await findIdentity(db, isPossibleEmail(email) ? email : '')
  const { direccion, agente } = origin
  const who = { cuenta, direccion, idIdentidad: identity?._id }
  await allowedWait(db.direct, who, delayBase)
  const attempt = await reserved(db, who, delayBase)
  await sleep(attempt.wait)

  const fits = await passwordFits(identity?.clave, credentials.password)
  const idLocatario = identity?.id_locatario ?? NO_TENANT
  // Before anything depends on the hash: another one ends what waits for a second step.
  if (fits === 'outdated' && identity) {
    const clave = await hashPassword(credentials.password)
    await db.tenant(idLocatario, (tx) => renewHash(tx, identity, clave))
    identity.clave = clave
  }
  const token = newToken()
  const outcome = await db
    .tenant(idLocatario, async (tx): Promise<SignedIn | null> => {
      // Asked for everybody, so that known and unknown e-mails take the same steps.
      const moved = await movedTo(tx, idLocatario)
      if (moved && fits && identity) {
        await takeBack(tx, attempt)
        return { oficina_en: moved }
      }
      const paso = fits && identity ? await pasoOf(tx, identity) : null
      if (paso) await takeBack(tx, attempt)
      const opened =
        !paso &&
        fits &&
        identity !== undefined &&
        (await openSession(tx, identity, { huella: hashToken(token), direccion, agente, cuenta, attempt }))
      audit(tx, idLocatario, origin, {
        accion: paso ? 'pedir_segundo_paso' : opened ? 'iniciar_sesion' : 'iniciar_sesion_fallido',
        entidad: 'sesion',
        idUsuario: identity?.id_usuario ?? null,
      })
      return paso ? { segundo_paso: paso } : opened ? { token } : null
    })
    .catch((error: unknown) => {
      if (fits && isDatabaseAway(error)) takeBackLater(db, attempt)
      throw error
    })
  if (!outcome) {
    const elsewhere = await inDirectory(db, cuenta)
    if (elsewhere && !identity) return { oficina_en: elsewhere }
    // Told to whoever knows the password alone.
    if (fits && identity?.cierre) throw new Refusal(403, ACCESS_CLOSED)
    throw new Refusal(401, 'El correo o la contraseña no son correctos')
  }
  return outcome
}

/** If the database goes away meanwhile, nobody has checked a password, and the attempt must not stay counted. */
async function reserved(db: Database, who: Who, delayBase: number): Promise<Attempt> {
  let made: Attempt | undefined
  try {
    return await db.global(async (tx) => (made = await reserveAttempt(tx, who, delayBase)))
  } catch (error) {
    if (made && isDatabaseAway(error)) takeBackLater(db, made)
    throw error
  }
}

/** The ticket for the second step of this person; null: they have none, or another password by now. */
async function pasoOf(tx: Tx, identity: Identity): Promise<PasoPedido | null> {
  const owner = { idLocatario: identity.id_locatario, idUsuario: identity.id_usuario }
  const formas = await formasOf(tx, owner)
  if (formas.length === 0 || !(await isAsChecked(tx, identity))) return null
  return { ticket: await openPendiente(tx, identity), formas }
}
