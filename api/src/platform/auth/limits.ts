import { type SQL, sql } from '../database/drizzle.ts'
import type { Tx } from '../database/database.ts'
import { one } from '../database/statements/one.ts'
import { Refusal, waitSentence } from '../http/refusal.ts'

/** Failures within this period count. */
const WINDOW_MINUTES = 15
const DAY_MINUTES = 24 * 60
const PER_ACCOUNT_AND_ADDRESS = 10
const PER_ADDRESS = 200
/** From this number of failures on, an address needs the recovery link, even if the account knows the address (D48). */
const PER_DAY = 100
const KNOWN_DAYS = 90
const DAY_SENTENCE =
  'Demasiados intentos fallidos desde aquí en un día; para entrar hay que pedir el enlace en «No recuerdas tu contraseña?»'
/** The longest wait for a turn; an attempt that would wait longer is refused at once. */
const MAX_WAIT_MS = 10_000

export interface Who {
  cuenta: Buffer
  direccion: string
  /** The identity with that e-mail, if there is one. */
  idIdentidad: string | undefined
  /** The sentence after too many failures in a day; by default it says how the person can still sign in. */
  enUnDia?: string
}

interface Counted extends Record<string, unknown> {
  failures: number
  todas: number
  dia: number
  conocida: boolean
  /** Milliseconds until the turn of the latest attempt; negative once it has passed. */
  anterior: number | null
}

export interface Attempt {
  id: string
  /** Milliseconds until the password may be checked. */
  wait: number
}

/**
 * Reserves one attempt and its turn, or refuses (D27, D48). It counts the attempt before the password is checked, so
 * that simultaneous attempts can't exceed the limit; a success removes it from the count. Attempts at one account from
 * one address take turns across all processes: the turn is a time in the database, and waiting for it holds neither a
 * lock nor a connection.
 */
export async function reserveAttempt(tx: Tx, who: Who, delayBase: number): Promise<Attempt> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who.direccion}, 27))`)
  const wait = await allowedWait(tx, who, delayBase)
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into intentos (cuenta, direccion, turno)
    values (${who.cuenta}, ${who.direccion}, clock_timestamp() + make_interval(secs => ${wait / 1000}))
    returning _id::text as id`)
  return { id: one(inserted).id, wait }
}

/**
 * The milliseconds that an attempt would wait now, or a refusal. It runs first without the lock, so that a flood does
 * not queue up.
 */
export async function allowedWait(tx: Tx, who: Who, delayBase: number): Promise<number> {
  const { failures, todas, dia, conocida, anterior } = await count(tx, who)
  const sameAccount = sql`cuenta = ${who.cuenta}`
  if (dia >= PER_DAY) {
    const retryAfter = await untilFree(tx, who, { limit: PER_DAY, minutes: DAY_MINUTES, which: sameAccount })
    throw tooMany(retryAfter, who.enUnDia ?? DAY_SENTENCE)
  }
  const window = { minutes: WINDOW_MINUTES, limit: PER_ACCOUNT_AND_ADDRESS }
  const unforgiven = sql`not perdonado`
  if (!conocida && failures >= PER_ACCOUNT_AND_ADDRESS) {
    const retryAfter = await untilFree(tx, who, { ...window, which: sql`${sameAccount} and ${unforgiven}` })
    throw tooMany(retryAfter, `Demasiados intentos fallidos; ${waitSentence(retryAfter)}`)
  }
  if (!conocida && todas >= PER_ADDRESS) {
    const retryAfter = await untilFree(tx, who, { ...window, limit: PER_ADDRESS, which: unforgiven })
    throw tooMany(retryAfter, `Demasiados intentos fallidos; ${waitSentence(retryAfter)}`)
  }
  const queue = anterior === null ? 0 : Math.max(0, anterior + delayBase)
  const wait = queue + attemptDelay(failures, delayBase)
  if (wait > MAX_WAIT_MS) {
    const retryAfter = Math.ceil((wait - MAX_WAIT_MS) / 1000)
    throw tooMany(retryAfter, `Hay otros intentos de entrar con esta cuenta; ${waitSentence(retryAfter)}`)
  }
  return wait
}

/** The delay of the next attempt: none after two failures, then twice as long each time. */
export const attemptDelay = (failures: number, base: number): number =>
  failures < 3 ? 0 : Math.min(base * 2 ** (failures - 3), base * 16)

/** The attempt was right, and says nothing of earlier failures yet: it is not counted. */
export async function takeBack(tx: Tx, { id }: Attempt): Promise<void> {
  await tx.execute(sql`delete from intentos where _id = ${id}::bigint`)
}

/**
 * The password was right: the attempt was not a failure, and earlier failures no longer delay anyone, not even attempts
 * waiting for their turn. They still count for the day.
 */
export async function forgive(
  tx: Tx,
  cuenta: Buffer,
  succeeded: { direccion: string; attempt?: Attempt | undefined }[],
): Promise<void> {
  const right = sql.param(succeeded.flatMap(({ attempt }) => attempt?.id ?? []))
  const from = sql.param(succeeded.map(({ direccion }) => direccion))
  await tx.execute(sql`delete from intentos where _id = any (${right}::bigint[])`)
  await tx.execute(sql`
    update intentos set perdonado = true
    where cuenta = ${cuenta} and direccion = any (${from}::text[]) and not perdonado`)
}

const tooMany = (retryAfter: number, msg: string) => new Refusal(429, msg, { retryAfter })

async function count(tx: Tx, { cuenta, direccion, idIdentidad }: Who): Promise<Counted> {
  return one(
    await tx.execute<Counted>(sql`
      with del_dia as (
        select cuenta = ${cuenta} as de_la_cuenta, turno,
          not perdonado and momento > clock_timestamp() - make_interval(mins => ${WINDOW_MINUTES}) as reciente
        from intentos
        where direccion = ${direccion} and momento > clock_timestamp() - make_interval(mins => ${DAY_MINUTES})
      )
      select (count(*) filter (where de_la_cuenta and reciente))::int as failures,
        (count(*) filter (where reciente))::int as todas, (count(*) filter (where de_la_cuenta))::int as dia,
        (extract(epoch from max(turno) filter (where de_la_cuenta) - clock_timestamp()) * 1000)::float8 as anterior,
        exists (
          select from direcciones_conocidas
          where id_identidad = ${idIdentidad ?? null}::uuid and direccion = ${direccion}
            and ultimo_uso > now() - make_interval(days => ${KNOWN_DAYS})
        ) as conocida
      from del_dia`),
  )
}

/** Seconds until the oldest of the last `limit` failures stops counting. */
async function untilFree(
  tx: Tx,
  { direccion }: Who,
  { limit, minutes, which }: { limit: number; minutes: number; which: SQL },
): Promise<number> {
  const { rows } = await tx.execute<{ segundos: number }>(sql`
    select ceil(extract(epoch from momento + make_interval(mins => ${minutes}) - clock_timestamp()))::int as segundos
    from intentos where direccion = ${direccion} and ${which} order by momento desc offset ${limit - 1} limit 1`)
  return Math.max(1, rows[0]?.segundos ?? 1)
}
