import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { one } from '../database/one'
import { intentos } from '../database/schema'
import { Refusal } from '../http/refusal'
import { waitSentence } from '../http/wait'

/** Failures within this time count. */
const WINDOW_MINUTES = 15
const PER_ACCOUNT_AND_ADDRESS = 10
const PER_ADDRESS = 200
const KNOWN_DAYS = 90

export interface Who {
  cuenta: Buffer
  direccion: string
  /** The identity of that e-mail, if there is one. */
  idIdentidad: string | undefined
}

/**
 * Takes one attempt out of the allowance, or refuses (D27). It is counted before the password is looked at, so that
 * any number of attempts at the same moment can't be more than the allowance; success gives it back. Answers how many
 * failures of this account from this address there were before.
 */
export function reserveAttempt(db: Database, { cuenta, direccion, idIdentidad }: Who): Promise<number> {
  return db.global(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${direccion}, 27))`)
    const counted = await tx.execute<{ cuenta: number; todas: number; conocida: boolean }>(sql`
      select (count(*) filter (where cuenta = ${cuenta}))::int as cuenta, count(*)::int as todas,
        exists (
          select from direcciones_conocidas
          where id_identidad = ${idIdentidad ?? null}::uuid and direccion = ${direccion}
            and ultimo_uso > now() - make_interval(days => ${KNOWN_DAYS})
        ) as conocida
      from intentos
      where direccion = ${direccion} and momento > now() - make_interval(mins => ${WINDOW_MINUTES})`)
    const { cuenta: failures, todas, conocida } = one(counted)
    if (!conocida && failures >= PER_ACCOUNT_AND_ADDRESS) {
      throw await tooMany(PER_ACCOUNT_AND_ADDRESS, sql`cuenta = ${cuenta}`)
    }
    if (!conocida && todas >= PER_ADDRESS) throw await tooMany(PER_ADDRESS, sql`true`)

    await tx.insert(intentos).values({ cuenta, direccion })
    return failures

    /** Refused until the oldest of the last `limit` failures has left the window. */
    async function tooMany(limit: number, which: ReturnType<typeof sql>) {
      const oldest = await tx.execute<{ segundos: number }>(sql`
        select ceil(extract(epoch from momento + make_interval(mins => ${WINDOW_MINUTES}) - clock_timestamp()))::int as segundos
        from intentos where direccion = ${direccion} and ${which} order by momento desc offset ${limit - 1} limit 1`)
      const retryAfter = Math.max(1, oldest.rows[0]?.segundos ?? 1)
      return new Refusal(429, `Demasiados intentos fallidos; ${waitSentence(retryAfter)}`, { retryAfter })
    }
  })
}

/** How long the next attempt waits: nothing for two mistypes, then twice as long each time. */
export const attemptDelay = (failures: number, base: number): number =>
  failures < 3 ? 0 : Math.min(base * 2 ** (failures - 3), base * 16)
