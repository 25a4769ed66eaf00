import { and, eq, sql, integer, pgTable, text, uuid } from '../database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import { bytea, instante } from '../database/tables/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { sealContent } from './seal.ts'

/** Work that survives the process that accepted it (migrations/base). */
const trabajos = pgTable('trabajos', {
  id_locatario: uuid().notNull(),
  _id: uuid().notNull(),
  tipo: text().notNull(),
  contenido: bytea(),
  creacion: instante(),
  desde: instante(),
  vence: instante().notNull(),
  intentos: integer().notNull().default(0),
  motivo: text().notNull().default(''),
  fallo: instante(),
})

/** A job that this process holds for the duration of its lease. */
export interface Job extends Record<string, unknown> {
  id_locatario: string
  _id: string
  contenido: Buffer
  /** The number of attempts, including this one. */
  intentos: number
  /** Seconds since it was added, and until it expires. */
  edad: number
  resto: number
}

type Where = Pick<Job, 'id_locatario' | '_id'>

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`
const isJob = ({ id_locatario, _id }: Where) =>
  and(eq(trabajos.id_locatario, id_locatario), eq(trabajos._id, _id))

/** Adds a job in the transaction of its cause: both are committed, or neither. */
export async function addJob(
  tx: Tx,
  key: Buffer,
  {
    idLocatario,
    tipo,
    content,
    minutes,
  }: { idLocatario: string; tipo: string; content: unknown; minutes: number },
): Promise<void> {
  const _id = uuidv7()
  await tx.insert(trabajos).values({
    id_locatario: idLocatario,
    _id,
    tipo,
    contenido: sealContent(key, _id, content),
    // The column has milliseconds; rounded up, the job would not be due yet.
    desde: sql`date_trunc('milliseconds', clock_timestamp())`,
    vence: inSeconds(minutes * 60),
  })
}

/** Takes the next job of a kind and reserves it for this many seconds; null when none is due. */
export async function takeJob({ direct }: Database, tipo: string, seconds: number): Promise<Job | null> {
  const { rows } = await direct.execute<Job>(sql`select * from tomar_trabajo(${tipo}, ${seconds})`)
  return rows[0] ?? null
}

/** Sets when it is due, in seconds from now: this extends the lease, ends it, or delays the next attempt. */
export async function postponeJob(db: Database, job: Where, seconds: number, motivo?: string): Promise<void> {
  // A job due at once stays due when the server's clock is set back.
  const desde = seconds > 0 ? inSeconds(seconds) : sql`creacion`
  const set = { desde, ...(motivo !== undefined && { motivo }) }
  await db.tenant(job.id_locatario, (tx) => tx.update(trabajos).set(set).where(isJob(job)))
}

/** The job is done: deletes it. */
export async function finishJob(db: Database, job: Where): Promise<void> {
  await db.tenant(job.id_locatario, (tx) => tx.delete(trabajos).where(isJob(job)))
}

/** The job has failed permanently: it stays visible, without its content. */
export async function failJob(db: Database, job: Where, motivo: string): Promise<void> {
  const set = { fallo: sql`clock_timestamp()`, contenido: null, motivo }
  await db.tenant(job.id_locatario, (tx) => tx.update(trabajos).set(set).where(isJob(job)))
}

export interface JobCount extends Record<string, unknown> {
  tipo: string
  en_espera: number
  fallidos: number
  /** How many seconds the oldest waiting job has waited. */
  atraso: number
}

/** The numbers of waiting and permanently failed jobs, by kind, over all tenants. */
export async function countJobs({ direct }: Database): Promise<JobCount[]> {
  return (await direct.execute<JobCount>(sql`select * from contar_trabajos()`)).rows
}
