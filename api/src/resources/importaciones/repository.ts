import type { ColumnaImportada, FallaDeFila, Importacion } from '@backoffice/shared/contract'
import type { Actor, Origin } from '../../platform/audit/repository.ts'
import type { Owner } from '../../platform/auth/identities.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { and, desc, eq, sql } from '../../platform/database/drizzle.ts'
import { notFound, Refusal } from '../../platform/http/refusal.ts'
import { importacionFilas, importaciones, type Motivo } from './table.ts'

/** What an answer tells of an import. */
const told = {
  _id: importaciones._id,
  nombre: importaciones.nombre,
  estado: importaciones.estado,
  motivo: importaciones.motivo,
  columnas: importaciones.columnas,
  total: importaciones.total,
  avance: importaciones.avance,
  creados: importaciones.creados,
  completados: importaciones.completados,
  omitidos: importaciones.omitidos,
  fallidos: importaciones.fallidos,
  deshechos: importaciones.deshechos,
  conservados: importaciones.conservados,
  creacion: importaciones.creacion,
  fin: importaciones.fin,
}

type Told = Omit<Importacion, 'motivo'> & { motivo: string }
const toImportacion = (row: unknown): Importacion => {
  const { motivo, ...rest } = row as Told
  return { ...rest, motivo: motivo || null }
}

export const isImport = (idLocatario: string, id: string) =>
  and(eq(importaciones.id_locatario, idLocatario), eq(importaciones._id, id))

const own = ({ idLocatario, idUsuario }: Pick<Session, 'idLocatario' | 'idUsuario'>, id: string) =>
  and(isImport(idLocatario, id), eq(importaciones.id_usuario, idUsuario))

/** An import of this person's; refuses any other. */
export async function takeImport(tx: Tx, session: Session, id: string): Promise<Importacion> {
  const [row] = await tx.select(told).from(importaciones).where(own(session, id))
  if (!row) throw notFound('La importación no existe')
  return toImportacion(row)
}

/** The same for a change: waits for the group that is being worked on. */
export async function lockImport(tx: Tx, session: Session, id: string): Promise<Importacion> {
  const [row] = await tx.select(told).from(importaciones).where(own(session, id)).for('update')
  if (!row) throw notFound('La importación no existe')
  return toImportacion(row)
}

export async function listImports(tx: Tx, session: Session, max: number): Promise<Importacion[]> {
  const { idLocatario, idUsuario } = session
  const rows = await tx
    .select(told)
    .from(importaciones)
    .where(and(eq(importaciones.id_locatario, idLocatario), eq(importaciones.id_usuario, idUsuario)))
    .orderBy(desc(importaciones._id))
    .limit(max)
  return rows.map(toImportacion)
}

/** Refuses one more while this person has one running; two that are asked for at once wait for each other. */
export async function refuseWhileRunning(tx: Tx, { idLocatario, idUsuario }: Session): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idUsuario}, 60))`)
  const running = await tx.$count(
    importaciones,
    and(
      eq(importaciones.id_locatario, idLocatario),
      eq(importaciones.id_usuario, idUsuario),
      sql`${importaciones.estado} in ('en_curso', 'deshaciendo')`,
    ),
  )
  if (running > 0)
    throw new Refusal(409, 'Ya hay una importación en marcha con esta cuenta; hay que esperar a que termine')
}

/** Stops what a person has running, once their access is closed (E-16); waits for the group that is being worked on. */
export async function stopImports(tx: Tx, { idLocatario, idUsuario }: Owner): Promise<void> {
  await tx
    .update(importaciones)
    .set({
      estado: 'detenida',
      motivo: 'Se cerró el acceso de quien la empezó',
      fin: sql`clock_timestamp()`,
    })
    .where(
      and(
        eq(importaciones.id_locatario, idLocatario),
        eq(importaciones.id_usuario, idUsuario),
        sql`${importaciones.estado} in ('en_curso', 'deshaciendo')`,
      ),
    )
}

/** A sheet that was read and never imported goes when its person reads another. */
export async function dropUnused(
  tx: Tx,
  { idLocatario, idUsuario }: Pick<Actor, 'idLocatario' | 'idUsuario'>,
): Promise<void> {
  await tx
    .delete(importaciones)
    .where(
      and(
        eq(importaciones.id_locatario, idLocatario),
        eq(importaciones.id_usuario, idUsuario),
        eq(importaciones.estado, 'leida'),
      ),
    )
}

export async function insertImport(tx: Tx, row: typeof importaciones.$inferInsert): Promise<void> {
  await tx.insert(importaciones).values(row)
}

export async function insertRows(
  tx: Tx,
  { idLocatario, id }: { idLocatario: string; id: string },
  rows: { n: number; fila: number; celdas: string[] }[],
): Promise<void> {
  await tx.execute(sql`
    insert into importacion_filas (id_locatario, id_importacion, n, fila, celdas)
    select ${idLocatario}::uuid, ${id}::uuid, r.n, r.fila, r.celdas
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (n integer, fila integer, celdas jsonb)`)
}

export async function updateImport(
  tx: Tx,
  idLocatario: string,
  id: string,
  set: Partial<Omit<typeof importaciones.$inferInsert, 'fin' | 'inicio'>> & { origen?: Origin },
  times: { begins?: true; ends?: true } = {},
): Promise<void> {
  await tx
    .update(importaciones)
    .set({
      ...set,
      ...(times.begins && { inicio: sql`clock_timestamp()`, fin: null }),
      ...(times.ends && { fin: sql`clock_timestamp()` }),
    })
    .where(isImport(idLocatario, id))
}

/** Rows of a sheet in their order, from one position to another. */
export async function rowsBetween(tx: Tx, idLocatario: string, id: string, after: number, to: number) {
  const { n, fila, celdas, estado, id_cliente, id_contratacion, version, campos } = importacionFilas
  return tx
    .select({ n, fila, celdas, estado, id_cliente, id_contratacion, version, campos })
    .from(importacionFilas)
    .where(
      and(
        eq(importacionFilas.id_locatario, idLocatario),
        eq(importacionFilas.id_importacion, id),
        sql`${n} > ${after} and ${n} <= ${to}`,
      ),
    )
    .orderBy(n)
}

export type Fila = Awaited<ReturnType<typeof rowsBetween>>[number]

/** The rows that somebody should look at, after a position: those that failed, were left out, or were not undone. */
export async function rowsToSee(tx: Tx, idLocatario: string, id: string, after: number, max: number) {
  const { n, fila, celdas, motivos, estado } = importacionFilas
  return tx
    .select({ n, fila, celdas, motivos, estado })
    .from(importacionFilas)
    .where(
      and(
        eq(importacionFilas.id_locatario, idLocatario),
        eq(importacionFilas.id_importacion, id),
        sql`${n} > ${after} and ${estado} in ('omitida', 'fallida', 'conservada')`,
      ),
    )
    .orderBy(n)
    .limit(max)
}

/** What is wrong with a row, as an answer tells it. */
export const toFallas = (
  { fila, celdas, motivos }: { fila: number; celdas: string[] | null; motivos: Motivo[] | null },
  columnas: Pick<ColumnaImportada, 'titulo'>[],
): FallaDeFila[] =>
  (motivos ?? []).map(({ columna, motivo }) => ({
    fila,
    columna: columna === null ? null : (columnas[columna]?.titulo ?? null),
    valor: columna === null ? null : celdas?.[columna]?.slice(0, 200) || null,
    motivo,
  }))
