import { uuidv7 } from 'uuidv7'
import { audit, NO_TENANT, type Origin } from '../../platform/audit/repository.ts'
import { accountHash, isPossibleEmail, normalEmail } from '../../platform/auth/email.ts'
import { findIdentity } from '../../platform/auth/repository.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mails } from '../../platform/mail/delivery.ts'
import { recoveryMail } from './template.ts'
import { checkMails, codesStopped, lockAccount, lockAddress } from './limits.ts'
import { LINK_MINUTES, newSecrets, type Secrets, stored } from './secrets.ts'
import { recuperaciones } from './table.ts'

interface Means {
  db: Database
  mail: Mails
  publicUrl: string
}

/** Handles a request for a lost password with the same steps for known and unknown e-mails. */
export async function requestRecovery(
  { db, mail, publicUrl }: Means,
  typed: string,
  origin: Origin,
): Promise<Secrets> {
  const email = normalEmail(typed)
  const cuenta = accountHash(email)
  // First checked without a lock: a flood at one account does not queue up, and takes no connections from others.
  await checkMails(db.direct, cuenta, origin.direccion)
  const identity = await findIdentity(db, isPossibleEmail(email) ? email : '')
  const idLocatario = identity?.id_locatario ?? NO_TENANT
  const secrets = newSecrets()

  await db.tenant(idLocatario, async (tx) => {
    await lockAddress(tx, origin.direccion)
    await lockAccount(tx, cuenta)
    await checkMails(tx, cuenta, origin.direccion)
    await tx.insert(recuperaciones).values({
      _id: uuidv7(),
      cuenta,
      direccion: origin.direccion,
      id_identidad: identity?._id ?? null,
      id_locatario: identity?.id_locatario ?? null,
      id_usuario: identity?.id_usuario ?? null,
      ...stored(secrets),
    })
    audit(tx, idLocatario, origin, {
      accion: 'pedir_recuperacion',
      entidad: 'sesion',
      idUsuario: identity?.id_usuario ?? null,
    })
    const digits = (await codesStopped(tx, cuenta)) ? null : secrets.digits
    // Sent to the stored e-mail, not the typed one: a mail server may treat the two differently.
    const to = identity?.email ?? email
    const letter = recoveryMail({ to, digits, link: secrets.link, publicUrl })
    await mail.add(tx, idLocatario, { ...letter, to: identity ? to : null }, LINK_MINUTES)
  })
  // The answer never waits for the mail, whether the account exists or not.
  mail.wake()
  return secrets
}
