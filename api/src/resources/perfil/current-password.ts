import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { audit, type Origin } from '../../platform/audit/repository.ts'
import { accountHash } from '../../platform/auth/email.ts'
import { forgive, reserveAttempt } from '../../platform/auth/limits.ts'
import { passwordFits } from '../../platform/auth/password/password.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { identidades } from '../../platform/database/tables/schema.ts'
import { badField, noSession } from '../../platform/http/refusal.ts'

/**
 * Requires the session owner's password (D32); returns the hash that it matches. Wrong passwords count as failed
 * sign-ins, and also towards a limit of the account alone, from any address: sign-in may trust an address, but a stolen
 * session must not benefit from that.
 */
export async function checkCurrentPassword(
  db: Database,
  session: Session,
  given: string | undefined,
  origin: Origin,
  delayBase: number,
): Promise<string> {
  if (given === undefined) {
    throw badField(
      'password_actual',
      'Hace falta la contraseña actual para cambiar el correo o la contraseña',
    )
  }
  const [identity] = await db.direct
    .select({ clave: identidades.clave, email_n: identidades.email_n })
    .from(identidades)
    .where(and(eq(identidades._id, session.idIdentidad), isNull(identidades.eliminacion)))
  if (!identity) throw noSession()

  const cuenta = accountHash(identity.email_n)
  const own = `perfil:${session.idUsuario}`
  const places = [
    { cuenta, direccion: own, idIdentidad: undefined },
    { cuenta, direccion: origin.direccion, idIdentidad: session.idIdentidad },
  ]
  // In one transaction: an attempt that one limit refuses does not count towards the other.
  const attempts = await db.global(async (tx) => {
    const reserved = []
    for (const who of places) {
      reserved.push({ direccion: who.direccion, attempt: await reserveAttempt(tx, who, delayBase) })
    }
    return reserved
  })
  await sleep(Math.max(...attempts.map(({ attempt }) => attempt.wait)))

  if (!(await passwordFits(identity.clave, given))) {
    await db.tenant(session.idLocatario, async (tx) =>
      audit(tx, session.idLocatario, origin, {
        accion: 'confirmar_contrasena_fallido',
        entidad: 'sesion',
        idUsuario: session.idUsuario,
      }),
    )
    throw wrongPassword()
  }
  await db.global((tx) => forgive(tx, cuenta, attempts))
  return identity.clave
}

export const wrongPassword = () => badField('password_actual', 'La contraseña actual no es correcta')
