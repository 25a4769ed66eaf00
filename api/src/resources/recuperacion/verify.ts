import { and, eq, type SQL, sql } from '../../platform/database/drizzle.ts'
import { audit, NO_TENANT, type Origin } from '../../platform/audit/repository.ts'
import { accountHash, normalEmail } from '../../platform/auth/email.ts'
import { hashToken, isToken, newToken } from '../../platform/auth/token.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Refusal, waitSentence } from '../../platform/http/refusal.ts'
import { codesStopped, lockAccount } from './limits.ts'
import { CODE_MINUTES, digitsFit } from './secrets.ts'
import { recuperaciones } from './table.ts'

const TRIES = 3

const wrong = () => new Refusal(400, 'El código no coincide', { campos: { codigo: 'El código no coincide' } })
const expired = () => new Refusal(400, 'El código venció o ya se usó; hay que pedir otro')

/**
 * Exchanges the mail's digits for a token (D28). Each attempt is counted and committed with its evaluation, under the
 * account's lock, so that simultaneous attempts can't exceed the limit.
 */
export async function verifyCode(
  db: Database,
  asked: { email: string; ticket: string; codigo: string },
  origin: Origin,
): Promise<string> {
  const cuenta = accountHash(normalEmail(asked.email))
  if (!isToken(asked.ticket)) throw expired()
  const which = and(
    eq(recuperaciones.ticket, hashToken(asked.ticket)),
    eq(recuperaciones.cuenta, cuenta),
  ) as SQL
  // First checked without a lock: a flood of attempts with an invalid ticket costs one look-up each.
  const { id_locatario, id_usuario } = alive(await find(db.direct, which))
  // A malformed code does not count as an attempt.
  const digits = asked.codigo.trim()
  if (!/^\d{4}$/.test(digits)) throw wrong()

  const idLocatario = id_locatario ?? NO_TENANT
  const token = await db.tenant(idLocatario, async (tx) => {
    await lockAccount(tx, cuenta)
    const row = alive(await find(tx, which))
    const stopped = await codesStopped(tx, cuenta)
    if (stopped) throw stoppedFor(stopped)
    const good = await evaluate(tx, row, asked.ticket, digits)
    audit(tx, idLocatario, origin, {
      accion: good ? 'verificar_codigo' : 'verificar_codigo_fallido',
      entidad: 'sesion',
      idUsuario: id_usuario,
    })
    return good
  })
  if (!token) throw wrong()
  return token
}

type Row = Awaited<ReturnType<typeof find>>

async function find(db: Tx, which: SQL) {
  const [row] = await db
    .select({
      _id: recuperaciones._id,
      id_locatario: recuperaciones.id_locatario,
      id_usuario: recuperaciones.id_usuario,
      codigo: recuperaciones.codigo,
      errados: recuperaciones.errados,
      restan: sql<number>`ceil(extract(epoch from creacion + make_interval(mins => ${CODE_MINUTES}) - clock_timestamp()))::int`,
      usado: sql<boolean>`fin is not null or verificacion is not null`,
    })
    .from(recuperaciones)
    .where(which)
  return row
}

/** A row with attempts left. */
function alive(row: Row): NonNullable<Row> {
  if (!row || row.usado || row.restan <= 0) throw expired()
  if (row.errados < TRIES) return row
  throw new Refusal(429, 'Demasiados intentos con este código; hay que pedir otro', {
    retryAfter: row.restan,
  })
}

const stoppedFor = (seconds: number) =>
  new Refusal(
    429,
    `Demasiados códigos equivocados en un día: solo sirve el enlace del correo, o ${waitSentence(seconds)}`,
    { retryAfter: seconds },
  )

/** The token, or null for a wrong code. For an unknown e-mail every code is wrong. */
async function evaluate(
  tx: Tx,
  { _id, codigo, id_usuario }: NonNullable<Row>,
  ticket: string,
  digits: string,
): Promise<string | null> {
  const token = digitsFit(codigo, ticket, digits) && id_usuario ? newToken() : null
  await tx
    .update(recuperaciones)
    .set(
      token
        ? { ficha: hashToken(token), verificacion: sql`clock_timestamp()` }
        : { errados: sql`errados + 1`, ultimo_errado: sql`clock_timestamp()` },
    )
    .where(eq(recuperaciones._id, _id))
  return token
}
