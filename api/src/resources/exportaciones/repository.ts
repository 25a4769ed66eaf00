import type { Exportacion } from '@backoffice/shared/contract'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { and, desc, eq, sql } from '../../platform/database/drizzle.ts'
import { release } from '../../platform/files/loose.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { exportacionesPreparadas as table } from './table.ts'

type Whose = Pick<Session, 'idLocatario' | 'idUsuario'>
export type Preparada = typeof table.$inferSelect

/** How many one person may have in preparation. */
const RUNNING_MAX = 3
const MINE_MAX = 20

export const isOne = (idLocatario: string, id: string) =>
  and(eq(table.id_locatario, idLocatario), eq(table._id, id))

const ofPerson = ({ idLocatario, idUsuario }: Whose) =>
  and(eq(table.id_locatario, idLocatario), eq(table.id_usuario, idUsuario))

export const toExportacion = (row: Preparada): Exportacion => ({
  ...{ _id: row._id, lista: row.lista, formato: row.formato, estado: row.estado, motivo: row.motivo || null },
  ...{ total: row.total, avance: row.avance, tamano: row.tamano, creacion: row.creacion, vence: row.vence },
})

/** One of this person's; an expired file is gone, whether or not the clean-up has come by. */
export async function takeOwn(tx: Tx, who: Whose, id: string): Promise<Preparada> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(ofPerson(who), eq(table._id, id), alive))
    .for('update')
  if (!row) throw notFound('El archivo ya no existe')
  return row
}

const alive = sql`(${table.vence} is null or ${table.vence} > clock_timestamp())`

export async function listOwn(tx: Tx, who: Whose): Promise<Exportacion[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(and(ofPerson(who), alive))
    .orderBy(desc(table.creacion), desc(table._id))
    .limit(MINE_MAX)
  return rows.map(toExportacion)
}

export async function insertOne(tx: Tx, row: typeof table.$inferInsert): Promise<Exportacion> {
  const [made] = await tx.insert(table).values(row).returning()
  return toExportacion(made as Preparada)
}

/** Refuses one more while enough are in preparation; two that are asked for at once wait for each other. */
export async function refuseIfEnough(tx: Tx, who: Whose): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${who.idUsuario}, 68))`)
  if ((await tx.$count(table, and(ofPerson(who), eq(table.estado, 'en_curso')))) < RUNNING_MAX) return
  throw new Refusal(429, 'Ya se preparan tres archivos con esta cuenta; hay que esperar a que termine uno', {
    retryAfter: 5,
  })
}

/** Takes one away, with its file. */
export async function removeOne(tx: Tx, { id_locatario, _id, clave }: Preparada): Promise<void> {
  await tx.delete(table).where(isOne(id_locatario, _id))
  if (clave !== null) await release(tx, id_locatario, clave, 0)
}
