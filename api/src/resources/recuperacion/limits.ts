import { type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { Refusal, waitSentence } from '../../platform/http/refusal.ts'
import { LINK_MINUTES } from './secrets.ts'

const MAILS_PER_ACCOUNT = 5
const MAILS_PER_ADDRESS = 20
/** Wrong codes of an account within a day, over all its tickets. */
const WRONG_PER_DAY = 10

/** Serializes the requests about one account and from one address, so that the counts hold under any load. */
export async function lockAccount(tx: Tx, cuenta: Buffer): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${cuenta.toString('hex')}, 28))`)
}
export async function lockAddress(tx: Tx, direccion: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${direccion}, 29))`)
}

/** Refuses mails beyond the limit. Unknown e-mails count as well, so that the refusal reveals nothing. */
export async function checkMails(tx: Tx, cuenta: Buffer, direccion: string): Promise<void> {
  const byAddress = await untilFree(tx, sql`direccion = ${direccion}`, MAILS_PER_ADDRESS)
  if (byAddress) {
    throw new Refusal(429, `Demasiadas solicitudes de recuperación; ${waitSentence(byAddress)}`, {
      retryAfter: byAddress,
    })
  }
  const byAccount = await untilFree(tx, sql`cuenta = ${cuenta}`, MAILS_PER_ACCOUNT)
  if (byAccount) {
    throw new Refusal(
      429,
      `Ya se pidieron varios correos para esa cuenta; el enlace del último todavía sirve, o ${waitSentence(byAccount)}`,
      { retryAfter: byAccount },
    )
  }
}

/** Seconds until the oldest of the last `limit` requests leaves the window; null when there are fewer. */
async function untilFree(tx: Tx, which: SQL, limit: number): Promise<number | null> {
  const { rows } = await tx.execute<{ segundos: number }>(sql`
    select ceil(extract(epoch from creacion + make_interval(mins => ${LINK_MINUTES}) - clock_timestamp()))::int as segundos
    from recuperaciones
    where ${which} and creacion > clock_timestamp() - make_interval(mins => ${LINK_MINUTES})
    order by creacion desc offset ${limit - 1} limit 1`)
  return rows[0] ? Math.max(1, rows[0].segundos) : null
}

/** Seconds until an account's codes work again, after too many wrong ones within a day; else null. */
export async function codesStopped(tx: Tx, cuenta: Buffer): Promise<number | null> {
  const counted = await tx.execute<{ errados: number; segundos: number | null }>(sql`
    select coalesce(sum(errados), 0)::int as errados,
      ceil(extract(epoch from min(ultimo_errado) + interval '24 hours' - clock_timestamp()))::int as segundos
    from recuperaciones
    where cuenta = ${cuenta} and errados > 0 and ultimo_errado > clock_timestamp() - interval '24 hours'`)
  const { errados, segundos } = one(counted)
  return errados >= WRONG_PER_DAY ? Math.max(1, segundos ?? 1) : null
}
