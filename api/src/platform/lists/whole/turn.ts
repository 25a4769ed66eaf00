import { sql } from '../../database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import type { Database, Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'

export interface Person {
  idLocatario: string
  idUsuario: string
}

/** For how long a turn is taken; renewed while the list is sent, so that a dead process keeps nobody waiting. */
const LEASE_SECONDS = 15
const until = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`

const of = ({ idLocatario, idUsuario }: Person) =>
  sql`id_locatario = ${idLocatario} and id_usuario = ${idUsuario}`

/**
 * A person's turn to be sent a whole list, of which everybody has one at a time over all processes (migrations/0037).
 * Deleting the row ends it, which is how an access that is closed ends what was being sent.
 */
export class Turn {
  private ending: Promise<void> | undefined
  private readonly renewal: NodeJS.Timeout
  /** What to do once the row is no longer there. */
  onLost: () => void = () => {}

  private readonly db: Database
  private readonly person: Person
  private readonly ficha: string

  constructor(db: Database, person: Person, ficha: string, renewMs = (LEASE_SECONDS * 1000) / 3) {
    this.db = db
    this.person = person
    this.ficha = ficha

    this.renewal = setInterval(() => void this.renew().catch(() => {}), renewMs).unref()
  }

  /** Lets the person ask for the next one; the second time it does nothing. */
  end(): Promise<void> {
    clearInterval(this.renewal)
    // A row that can't be deleted now is over by itself in a moment.
    this.ending ??= this.change(sql`delete from turnos`).then(
      () => undefined,
      () => undefined,
    )
    return this.ending
  }

  private async renew(): Promise<void> {
    const { rowCount } = await this.change(sql`update turnos set hasta = ${until}`)
    if (rowCount === 0 && !this.ending) this.onLost()
  }

  private change(what: ReturnType<typeof sql>) {
    return this.db.tenant(this.person.idLocatario, (tx) =>
      tx.execute(sql`${what} where ${of(this.person)} and ficha = ${this.ficha}`),
    )
  }
}

/** Takes the person's turn, or refuses while it is taken; the transaction's caller makes it a `Turn`. */
export async function takeTurn(tx: Tx, person: Person): Promise<string> {
  const ficha = uuidv7()
  const { rowCount } = await tx.execute(sql`
    insert into turnos (id_locatario, id_usuario, ficha, hasta)
    values (${person.idLocatario}, ${person.idUsuario}, ${ficha}, ${until})
    on conflict (id_locatario, id_usuario) do update set ficha = excluded.ficha, hasta = excluded.hasta
    where turnos.hasta < clock_timestamp()`)
  if (rowCount === 0) throw taken((await secondsLeft(tx, person)) ?? 1)
  return ficha
}

/** Refuses while the person's turn is taken, without taking it. */
export async function refuseWhileTaken(tx: Tx, person: Person): Promise<void> {
  const seconds = await secondsLeft(tx, person)
  if (seconds !== undefined) throw taken(seconds)
}

/** Ends what is being sent to a person, wherever: see `Turn`. */
export async function takeTurnAway(tx: Tx, person: Person): Promise<void> {
  await tx.execute(sql`delete from turnos where ${of(person)}`)
}

async function secondsLeft(tx: Tx, person: Person): Promise<number | undefined> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from hasta - clock_timestamp()))::int as seconds
    from turnos where ${of(person)} and hasta > clock_timestamp()`)
  return rows[0]?.seconds
}

const taken = (retryAfter: number) =>
  new Refusal(
    429,
    'Ya se está descargando una lista completa con esta cuenta; la siguiente se puede pedir en cuanto termine',
    { retryAfter },
  )
