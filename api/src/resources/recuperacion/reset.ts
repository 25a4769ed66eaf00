import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import { audit, type Origin } from '../../platform/audit/repository.ts'
import { accountHash, normalEmail } from '../../platform/auth/email.ts'
import { checkPassword } from '../../platform/auth/check-password.ts'
import { closeAccess } from '../../platform/auth/identities.ts'
import type { PasswordOwner } from '../../platform/auth/own-words.ts'
import { hashPassword } from '../../platform/auth/password.ts'
import { hashToken, isToken } from '../../platform/auth/token.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { direccionesConocidas, empresas, identidades } from '../../platform/database/schema.ts'
import { usuarios } from '../usuarios/table.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { nombreCompleto } from '../usuarios/full-name.ts'
import { CODE_MINUTES, LINK_MINUTES } from './secrets.ts'
import { recuperaciones } from './table.ts'

const refused = () => new Refusal(400, 'La recuperación venció o ya se usó; hay que pedir otro código')

/** The owner of a valid recovery. */
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

/** Sets a new password, given a valid token or, in the plain contract's mode, a recent request for a code. */
export async function resetPassword(
  db: Database,
  { email, password, token_recuperacion: token }: Asked,
  origin: Origin,
  plainContract: boolean,
): Promise<void> {
  const cuenta = email ? accountHash(normalEmail(email)) : null
  const byToken = token && isToken(token) ? tokenIs(hashToken(token)) : null
  const byRequest = plainContract && !token && cuenta ? sql`creacion > ${ago(CODE_MINUTES)}` : null
  const proof = byToken ?? byRequest
  if (!proof) throw refused()
  const which = and(proof, cuenta ? eq(recuperaciones.cuenta, cuenta) : undefined) as SQL

  // Checked first, so that an invalid token can't make this process evaluate and hash passwords.
  const found = await find(db.direct, which)
  if (!found) throw refused()
  const problem = await checkPassword(password, await ownerOf(db, found))
  if (problem) throw badField('password', problem)
  const clave = await hashPassword(password)
  await db.tenant(found.id_locatario, async (tx) => {
    // Locks the identity first, so that two tokens of one account wait for each other.
    const [identity] = await tx
      .select({ _id: identidades._id })
      .from(identidades)
      .where(and(eq(identidades._id, found.id_identidad), isNull(identidades.eliminacion)))
      .for('update')
    if (!identity || !(await find(tx, which))) throw refused()
    // Triggers also invalidate every code and link of the account and forget failed sign-ins (migrations/base).
    await tx.update(identidades).set({ clave }).where(eq(identidades._id, found.id_identidad))
    await closeAccess(tx, { idLocatario: found.id_locatario, idUsuario: found.id_usuario })
    await welcomeBack(tx, found.id_identidad, origin.direccion)
    audit(tx, found.id_locatario, origin, {
      accion: 'recuperar',
      entidad: 'usuario',
      idUsuario: found.id_usuario,
      idEntidad: found.id_usuario,
    })
  })
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
function ownerOf(db: Database, { id_locatario, id_usuario }: Found): Promise<PasswordOwner> {
  return db.tenant(id_locatario, async (tx) => {
    const [owner] = await tx
      .select({ nombre: nombreCompleto(), email: usuarios.email, empresa: empresas.nombre })
      .from(usuarios)
      .innerJoin(empresas, eq(empresas.id_locatario, usuarios.id_locatario))
      .where(and(eq(usuarios.id_locatario, id_locatario), eq(usuarios._id, id_usuario)))
    if (!owner) throw refused()
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
