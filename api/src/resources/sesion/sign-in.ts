import { setTimeout as sleep } from 'node:timers/promises'
import { audit, NO_TENANT, type Origin } from '../../platform/audit/repository.ts'
import type { Database } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { accountHash, isPossibleEmail, normalEmail } from '../../platform/auth/email.ts'
import { allowedWait, reserveAttempt } from '../../platform/auth/limits.ts'
import { hashPassword, passwordFits } from '../../platform/auth/password.ts'
import { findIdentity, openSession, renewHash } from '../../platform/auth/repository.ts'
import { hashToken, newToken } from '../../platform/auth/token.ts'

/** Signs in (D27): an unknown e-mail takes the same steps and gets the same answer as a wrong password. */
export async function signIn(
  db: Database,
  credentials: { email: string; password: string },
  origin: Origin & { agente: string },
  delayBase: number,
): Promise<string> {
  const email = normalEmail(credentials.email)
  const cuenta = accountHash(email)
  const identity = await findIdentity(db, isPossibleEmail(email) ? email : '')
  const who = { cuenta, direccion: origin.direccion, idIdentidad: identity?._id }
  await allowedWait(db.direct, who, delayBase)
  const attempt = await db.global((tx) => reserveAttempt(tx, who, delayBase))
  await sleep(attempt.wait)

  const fits = await passwordFits(identity?.clave, credentials.password)
  const idLocatario = identity?.id_locatario ?? NO_TENANT
  const token = newToken()
  const opened = await db.tenant(idLocatario, async (tx) => {
    const opened =
      fits &&
      identity !== undefined &&
      (await openSession(tx, identity, {
        huella: hashToken(token),
        direccion: origin.direccion,
        agente: origin.agente,
        cuenta,
        attempt,
      }))
    audit(tx, idLocatario, origin, {
      accion: opened ? 'iniciar_sesion' : 'iniciar_sesion_fallido',
      entidad: 'sesion',
      idUsuario: identity?.id_usuario ?? null,
    })
    return opened
  })
  if (!opened) throw new Refusal(401, 'El correo o la contraseña no son correctos')
  if (fits === 'outdated' && identity) {
    const clave = await hashPassword(credentials.password)
    await db.tenant(idLocatario, (tx) => renewHash(tx, identity, clave))
  }
  return token
}
