import { and, eq, sql } from 'drizzle-orm'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import { bytea, instante } from '../database/columns'
import type { Database, Tx } from '../database/database'
import { sealContent } from './seal'

/** Work that outlives the process that took it on (migrations/0019). */
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

/** A job that this process has taken, for as long as its lease lasts. */
export interface Job extends Record<string, unknown> {
  id_locatario: string
  _id: string
  contenido: Buffer
  /** Tries, this one included. */
  intentos: number
  /** Seconds since it was added, and until it serves nobody any more. */
  edad: number
  resto: number
}

type Where = Pick<Job, 'id_locatario' | '_id'>

const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`
const isJob = ({ id_locatario, _id }: Where) =>
  and(eq(trabajos.id_locatario, id_locatario), eq(trabajos._id, _id))

/** Adds a job in the transaction of what it belongs to: both come to be, or neither. */
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
    vence: inSeconds(minutes * 60),
  })
}

/** The next job of a kind, which is nobody else's for so many seconds; null when none is due. */
export async function takeJob({ direct }: Database, tipo: string, seconds: number): Promise<Job | null> {
  const { rows } = await direct.execute<Job>(sql`select * from tomar_trabajo(${tipo}, ${seconds})`)
  return rows[0] ?? null
}

/** It is due so many seconds from now: the lease goes on, ends, or the next try is later. */
export async function postponeJob(db: Database, job: Where, seconds: number, motivo?: string): Promise<void> {
  const set = { desde: inSeconds(seconds), ...(motivo !== undefined && { motivo }) }
  await db.tenant(job.id_locatario, (tx) => tx.update(trabajos).set(set).where(isJob(job)))
}

/** Done: nothing is left of it. */
export async function finishJob(db: Database, job: Where): Promise<void> {
  await db.tenant(job.id_locatario, (tx) => tx.delete(trabajos).where(isJob(job)))
}

/** Failed for good: it stays to be seen, without its content. */
export async function failJob(db: Database, job: Where, motivo: string): Promise<void> {
  const set = { fallo: sql`clock_timestamp()`, contenido: null, motivo }
  await db.tenant(job.id_locatario, (tx) => tx.update(trabajos).set(set).where(isJob(job)))
}

export interface JobCount extends Record<string, unknown> {
  tipo: string
  en_espera: number
  fallidos: number
  /** Seconds that the oldest waiting one has waited. */
  atraso: number
}

/** How many jobs wait and how many have failed for good, by kind, over all tenants. */
export async function countJobs({ direct }: Database): Promise<JobCount[]> {
  return (await direct.execute<JobCount>(sql`select * from contar_trabajos()`)).rows
}
