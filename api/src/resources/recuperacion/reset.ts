import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import { audit, type Origin } from '../../platform/audit/repository.ts'
import { accountHash, normalEmail } from '../../platform/auth/email.ts'
import { checkPassword } from '../../platform/auth/password/check-password.ts'
import { closeAccess } from '../../platform/auth/identities.ts'
import type { PasswordOwner } from '../../platform/auth/password/own-words.ts'
import { hashPassword } from '../../platform/auth/password/password.ts'
import { hashToken, isToken } from '../../platform/auth/token.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { direccionesConocidas, empresas, identidades } from '../../platform/database/tables/schema.ts'
import { usuarios, nombreCompleto } from '../usuarios/table.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { asInvitation, findInvited } from '../invitaciones/repository.ts'
import { CODE_MINUTES, LINK_MINUTES } from './secrets.ts'
import { recuperaciones } from './table.ts'

const refused = () => new Refusal(400, 'La recuperación venció o ya se usó; hay que pedir otro código')

const spent = () =>
  new Refusal(
    400,
    'La invitación venció o ya se usó. Quien administra los usuarios de la oficina puede enviar otra; con «Pedir otro código», el correo de la cuenta basta',
  )

/** The owner of a valid recovery or invitation. */
interface Found {
  id_identidad: string
  id_locatario: string
  id_usuario: string
}

interface Asked {
  email?: string | null
  password: string
  token_recuperacion?: string | null
}

/**
 * Sets a new password, given a valid token or, in the plain contract's mode, a recent request for a code.
 * @returns what was done
 */
export async function resetPassword(
  db: Database,
  { email, password, token_recuperacion: token }: Asked,
  origin: Origin,
  plainContract: boolean,
): Promise<'recuperar' | 'aceptar_invitacion'> {
  const proof = proofOf(email, token, plainContract)
  if (!proof) throw refused()

  // Checked first, so that an invalid token can't make this process evaluate and hash passwords.
  const found = await (proof.idLocatario ? db.tenant(proof.idLocatario, proof.find) : proof.find(db.direct))
  if (!found) throw proof.refused()
  const problem = await checkPassword(password, await ownerOf(db, found, proof))
  if (problem) throw badField('password', problem)
  const clave = await hashPassword(password)
  await db.tenant(found.id_locatario, async (tx) => {
    // Locks the identity first, so that two tokens of one account wait for each other.
    const [identity] = await tx
      .select({ _id: identidades._id })
      .from(identidades)
      .where(and(eq(identidades._id, found.id_identidad), isNull(identidades.eliminacion)))
      .for('update')
    if (!identity || !(await proof.find(tx))) throw proof.refused()
    // Triggers also invalidate every code, link and invitation of the account and forget failed sign-ins
    // (migrations/base, 0058).
    await tx.update(identidades).set({ clave }).where(eq(identidades._id, found.id_identidad))
    await closeAccess(tx, { idLocatario: found.id_locatario, idUsuario: found.id_usuario })
    await welcomeBack(tx, found.id_identidad, origin.direccion)
    audit(tx, found.id_locatario, origin, {
      accion: proof.accion,
      entidad: 'usuario',
      idUsuario: found.id_usuario,
      idEntidad: found.id_usuario,
    })
  })
  return proof.accion
}

/** What shows that somebody may choose the password of an account. */
interface Proof {
  /** Of an invitation, which names its tenant; null for what knows none before it is found. */
  idLocatario: string | null
  find(db: Tx): Promise<Found | undefined>
  refused(): Refusal
  accion: 'recuperar' | 'aceptar_invitacion'
}

function proofOf(
  email: string | null | undefined,
  token: string | null | undefined,
  plainContract: boolean,
): Proof | null {
  const invitation = token ? asInvitation(token) : undefined
  if (invitation) {
    const { ficha, idLocatario } = invitation
    if (!idLocatario) throw spent()
    const find = (tx: Tx) => findInvited(tx, idLocatario, ficha)
    return { idLocatario, find, refused: spent, accion: 'aceptar_invitacion' }
  }
  const cuenta = email ? accountHash(normalEmail(email)) : null
  const byToken = token && isToken(token) ? tokenIs(hashToken(token)) : null
  const byRequest = plainContract && !token && cuenta ? sql`creacion > ${ago(CODE_MINUTES)}` : null
  const which = and(byToken ?? byRequest ?? undefined, cuenta ? eq(recuperaciones.cuenta, cuenta) : undefined)
  if (!(byToken ?? byRequest) || !which) return null
  return { idLocatario: null, find: (db) => find(db, which), refused, accion: 'recuperar' }
}

const ago = (minutes: number) => sql`clock_timestamp() - make_interval(mins => ${minutes})`

const tokenIs = (huella: Buffer) =>
  or(
    and(eq(recuperaciones.enlace, huella), sql`creacion > ${ago(LINK_MINUTES)}`),
    and(eq(recuperaciones.ficha, huella), sql`verificacion > ${ago(CODE_MINUTES)}`),
  ) as SQL

async function find(db: Tx, which: SQL) {
  const [row] = await db
    .select({
      id_identidad: recuperaciones.id_identidad,
      id_locatario: recuperaciones.id_locatario,
      id_usuario: recuperaciones.id_usuario,
    })
    .from(recuperaciones)
    .where(and(which, isNull(recuperaciones.fin), isNotNull(recuperaciones.id_identidad)))
    .orderBy(desc(recuperaciones.creacion))
    .limit(1)
  return row as Found | undefined
}

/** The owner of the new password (D26). */
function ownerOf(db: Database, { id_locatario, id_usuario }: Found, proof: Proof): Promise<PasswordOwner> {
  return db.tenant(id_locatario, async (tx) => {
    const [owner] = await tx
      .select({ nombre: nombreCompleto(), email: usuarios.email, empresa: empresas.nombre })
      .from(usuarios)
      .innerJoin(empresas, eq(empresas.id_locatario, usuarios.id_locatario))
      .where(and(eq(usuarios.id_locatario, id_locatario), eq(usuarios._id, id_usuario)))
    if (!owner) throw proof.refused()
    return owner
  })
}

/** Records this address as known to the account, so that earlier failures delay no sign-in from it (D27). */
async function welcomeBack(tx: Tx, idIdentidad: string, direccion: string): Promise<void> {
  await tx
    .insert(direccionesConocidas)
    .values({ id_identidad: idIdentidad, direccion })
    .onConflictDoUpdate({
      target: [direccionesConocidas.id_identidad, direccionesConocidas.direccion],
      set: { ultimo_uso: sql`now()` },
    })
}
