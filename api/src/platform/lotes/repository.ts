import type { Lote } from '@backoffice/shared/contract'
import { and, desc, eq, type SQL, sql } from '../database/drizzle.ts'
import type { Session } from '../auth/session.ts'
import type { Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Row } from './spec.ts'
import { type Falla, lotes } from './table.ts'

/** What an answer tells of a batch; the rows themselves stay in the table. */
const told = {
  _id: lotes._id,
  lista: lotes.lista,
  accion: lotes.accion,
  estado: lotes.estado,
  motivo: lotes.motivo,
  total: sql<number>`cardinality(${lotes.ids})`,
  avance: lotes.avance,
  fallidos: sql<number>`jsonb_array_length(${lotes.fallas})`,
  creacion: lotes.creacion,
  fin: lotes.fin,
}

type Told = { [K in keyof typeof told]: unknown } & Omit<Lote, 'hechos'> & { avance: number }

const toLote = ({ avance, motivo, ...row }: Told): Lote => ({
  ...row,
  motivo: motivo || null,
  hechos: avance - row.fallidos,
})

const isLote = (idLocatario: string, id: string) =>
  and(eq(lotes.id_locatario, idLocatario), eq(lotes._id, id))

const own = ({ idLocatario, idUsuario }: Session, id: string) =>
  and(isLote(idLocatario, id), eq(lotes.id_usuario, idUsuario))

/** A batch of this person's. */
export async function findLote(tx: Tx, session: Session, id: string): Promise<Lote | undefined> {
  const [row] = await tx.select(told).from(lotes).where(own(session, id))
  return row && toLote(row as Told)
}

/** The same for a change: waits for the group that is being worked on. */
export async function lockLote(tx: Tx, session: Session, id: string): Promise<Lote | undefined> {
  const [row] = await tx.select(told).from(lotes).where(own(session, id)).for('update')
  return row && toLote(row as Told)
}

/** What a person has running. */
const ofPerson = ({ idLocatario, idUsuario }: Pick<Session, 'idLocatario' | 'idUsuario'>) =>
  and(eq(lotes.id_locatario, idLocatario), eq(lotes.id_usuario, idUsuario), eq(lotes.estado, 'en_curso'))

export async function listRunning(tx: Tx, session: Session, max: number): Promise<Lote[]> {
  const rows = await tx.select(told).from(lotes).where(ofPerson(session)).orderBy(desc(lotes._id)).limit(max)
  return rows.map((row) => toLote(row as Told))
}

/** The first failures of a batch. */
export async function failuresOf(tx: Tx, session: Session, id: string, max: number): Promise<Falla[]> {
  const [row] = await tx.select({ fallas: lotes.fallas }).from(lotes).where(own(session, id))
  return row?.fallas.slice(0, max) ?? []
}

/** Which rows a batch has done, and the version it left them with. */
export async function doneBy(tx: Tx, session: Session, id: string) {
  const { ids, versiones, previos, avance, fallas, lista, accion, estado } = lotes
  const [row] = await tx
    .select({ ids, versiones, previos, avance, fallas, lista, accion, estado })
    .from(lotes)
    .where(own(session, id))
  if (!row) return undefined
  const failed = new Set(row.fallas.map((falla) => falla.id))
  const done = row.ids
    .slice(0, row.avance)
    .map((id, i) => toRow(id, (row.versiones[i] ?? 0) + 1, row.previos?.[i]))
    .filter((one) => !failed.has(one.id))
  return { ...row, done }
}

/** A row as a batch keeps it. */
export const toRow = (id: string, version?: number | null, previo?: string | null): Row => ({
  id,
  ...(typeof version === 'number' && { version }),
  ...(typeof previo === 'string' && { previo }),
})

export async function insertLote(tx: Tx, lote: typeof lotes.$inferInsert): Promise<void> {
  await tx.insert(lotes).values(lote)
}

/** The list of a batch, before it is locked. */
export async function listaOf(tx: Tx, idLocatario: string, id: string): Promise<Lote['lista'] | undefined> {
  const [row] = await tx.select({ lista: lotes.lista }).from(lotes).where(isLote(idLocatario, id))
  return row?.lista
}

/** A group of rows of a running batch: locks the batch, so that no two processes have the same group. */
export async function lockGroup(tx: Tx, idLocatario: string, id: string, from: number, size: number) {
  const slice = (column: typeof lotes.ids | typeof lotes.versiones | typeof lotes.previos): SQL =>
    sql`${column}[${from + 1}::int : ${from + size}::int]`
  const { id_usuario, accion, datos, origen } = lotes
  const [row] = await tx
    .select({
      ...{ id_usuario, accion, datos, origen },
      ids: slice(lotes.ids) as SQL<string[]>,
      versiones: slice(lotes.versiones) as SQL<(number | null)[]>,
      previos: slice(lotes.previos) as SQL<(string | null)[] | null>,
      total: told.total,
    })
    .from(lotes)
    .where(and(isLote(idLocatario, id), eq(lotes.estado, 'en_curso'), eq(lotes.avance, from)))
    .for('update')
  return row
}

/** The batch has come this far. */
export async function moveOn(
  tx: Tx,
  idLocatario: string,
  id: string,
  avance: number,
  fallas: Falla[],
): Promise<void> {
  const more = sql`${lotes.fallas} || ${JSON.stringify(fallas)}::jsonb`
  await tx
    .update(lotes)
    .set({ avance, ...(fallas.length > 0 && { fallas: more }) })
    .where(isLote(idLocatario, id))
}

export async function endLote(
  tx: Tx,
  idLocatario: string,
  id: string,
  estado: Exclude<Lote['estado'], 'en_curso'>,
  motivo = '',
): Promise<void> {
  await tx
    .update(lotes)
    .set({ estado, motivo, fin: sql`clock_timestamp()` })
    .where(isLote(idLocatario, id))
}

/** How many batches one person may have running. */
const RUNNING_MAX = 3

/** Refuses one more while the person has enough of them running; two that are asked for at once wait for each other. */
export async function refuseIfEnough(tx: Tx, session: Session): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${session.idUsuario}, 59))`)
  const running = await tx.$count(lotes, ofPerson(session))
  if (running < RUNNING_MAX) return
  const msg =
    'Ya hay tres cambios de muchos renglones en marcha con esta cuenta; hay que esperar a que termine uno'
  throw new Refusal(429, msg, { retryAfter: 5 })
}

/** Stops whatever a person has running, after the group that is being worked on. */
export async function stopLotes(tx: Tx, owner: Pick<Session, 'idLocatario' | 'idUsuario'>): Promise<void> {
  const motivo = 'Se cerró el acceso de quien lo empezó'
  await tx
    .update(lotes)
    .set({ estado: 'detenido', motivo, fin: sql`clock_timestamp()` })
    .where(ofPerson(owner))
}
