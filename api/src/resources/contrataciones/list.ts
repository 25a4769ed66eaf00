import type {
  COLUMNAS_CONTRATACIONES,
  ContratacionFila,
  FiltroContrataciones,
} from '@backoffice/shared/contract'
import { and, eq, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/one.ts'
import { membresias } from '../../platform/database/schema.ts'
import type { Cut } from '../../platform/lists/cursor.ts'
import { today } from '../../platform/lists/days.ts'
import { seesNames, seesSums } from './access.ts'
import { found } from './filter.ts'
import { statusOf } from './status.ts'

type Columna = (typeof COLUMNAS_CONTRATACIONES)[number]

export interface Orden {
  orden?: Columna | undefined
  direccion?: 'asc' | 'desc' | undefined
}

/** Only these, of those that match. */
export interface Named {
  ids?: string[] | undefined
}

const TOTAL_MAX = 10_000

/** The status as the database derives it (D14); statusOf is the same for one row. */
const status = (): SQL =>
  sql`case when k.cancelacion is not null then 2 when k.fecha_fin < ${today()}::date then 1 else 0 end`

/** The value that orders each column, and its type. */
const columns: Record<Columna, { value: () => SQL; type: SQL }> = {
  cliente: { value: () => sql`c.cliente_n`, type: sql`text` },
  membresia: { value: () => sql`f_norm(k.membresia)`, type: sql`text` },
  total: { value: () => sql`k.total`, type: sql`numeric` },
  metodo: { value: () => sql`k.metodo`, type: sql`smallint` },
  fecha_inicio: { value: () => sql`k.fecha_inicio`, type: sql`date` },
  fecha_fin: { value: () => sql`k.fecha_fin`, type: sql`date` },
  status: { value: status, type: sql`integer` },
}

/** Those that end first come first, unless the question says otherwise. */
const orderOf = ({ orden, direccion }: Orden) => ({
  column: columns[orden ?? 'fecha_fin'],
  descending: direccion === 'desc',
})

interface Row extends Record<string, unknown> {
  _id: string
  version: number
  id_cliente: string
  cliente: string
  id_membresia: string
  membresia: string
  total: string
  metodo: 0 | 1 | 2
  fecha_inicio: string
  fecha_fin: string
  cancelacion: string | null
  /** The value that orders it, as text. */
  corte: string
}

interface Place {
  filas: number
  salto?: number
  cut?: Cut | null
  /** So few rows that finding them all and sorting them is fast; the planner would rather walk the index of the order. */
  few?: boolean
}

async function rowsOf(
  tx: Tx,
  those: SQL,
  orden: Orden,
  { filas, salto = 0, cut = null, few = false }: Place,
): Promise<Row[]> {
  const { column, descending } = orderOf(orden)
  const way = descending ? sql`desc` : sql`asc`
  const after = descending ? sql`<` : sql`>`
  const from =
    cut && sql` and (${column.value()}, k._id) ${after} (${cut.valor}::${column.type}, ${cut.id}::uuid)`
  const all = sql`
    select k._id, k.version, k.id_cliente,
      concat_ws(' ', c.nombre, nullif(c.apellido_paterno, ''), nullif(c.apellido_materno, '')) as cliente,
      k.id_membresia, k.membresia, k.total::text as total, k.metodo,
      k.fecha_inicio::text as fecha_inicio, k.fecha_fin::text as fecha_fin, k.cancelacion::text as cancelacion,
      (${column.value()})::text as corte, ${column.value()} as lugar
    ${those}${from ?? sql``}`
  const { rows } = await tx.execute<Row>(
    few
      ? sql`with k as materialized (${all}) select * from k order by lugar ${way}, _id ${way} limit ${filas} offset ${salto}`
      : sql`${all} order by ${column.value()} ${way}, k._id ${way} limit ${filas} offset ${salto}`,
  )
  return rows
}

const toFila = (row: Row, names = true): ContratacionFila => ({
  _id: row._id,
  version: row.version,
  cliente: { _id: row.id_cliente, nombre: names ? row.cliente : null },
  membresia: { _id: row.id_membresia, nombre: row.membresia },
  total: Number(row.total),
  metodo: row.metodo,
  fecha_inicio: row.fecha_inicio,
  fecha_fin: row.fecha_fin,
  status: statusOf(row, today()),
})

type Question = FiltroContrataciones & Orden & { filas?: number | undefined; pagina?: number | undefined }

/**
 * One page over all clients, with the number and the sum of everything that the filter leaves, all its pages: up to 10,000. Beyond that
 * the number is a lower bound, and there is no sum. Names and the sum are there for the sessions that may see them (D60).
 */
export async function listAll(tx: Tx, session: Session, question: Question) {
  const { idLocatario } = session
  const filas = question.filas ?? 20
  const those = await found(tx, idLocatario, question)
  const { total, suma } = one(
    await tx.execute<{ total: number; suma: string }>(sql`
      select count(*)::int as total, coalesce(sum(total), 0)::text as suma
      from (select k.total ${those} limit ${TOTAL_MAX + 1}) t`),
  )
  const exact = total <= TOTAL_MAX
  const rows = await rowsOf(tx, those, question, {
    filas,
    salto: (question.pagina ?? 0) * filas,
    few: exact,
  })
  return {
    contrataciones: rows.map((row) => toFila(row, seesNames(session))),
    ...(await planOf(tx, idLocatario, question.membresia)),
    total: Math.min(total, TOTAL_MAX),
    total_exacto: exact,
    ...(exact && seesSums(session) && { suma: Number(suma) }),
  }
}

/** The plan that a filter names, deleted or not: its purchases have the name that it had then. */
async function planOf(tx: Tx, idLocatario: string, id: string | null | undefined) {
  if (!id) return {}
  const [membresia] = await tx
    .select({ _id: membresias._id, nombre: membresias.nombre })
    .from(membresias)
    .where(and(eq(membresias.id_locatario, idLocatario), eq(membresias._id, id)))
  return membresia && { membresia }
}

/** The ids of those that match, `max` at most. */
export async function idsOf(
  tx: Tx,
  idLocatario: string,
  filtro: FiltroContrataciones,
  max: number,
): Promise<string[]> {
  const those = await found(tx, idLocatario, filtro)
  const { rows } = await tx.execute<{ _id: string }>(sql`select k._id ${those} limit ${max}`)
  return rows.map(({ _id }) => _id)
}

/** One batch of everything, after the previous batch's cut; the last one has no cut. */
export async function batchOf(
  tx: Tx,
  idLocatario: string,
  question: FiltroContrataciones & Orden & Named,
  cut: Cut | null,
  filas: number,
): Promise<{ rows: ContratacionFila[]; cut: Cut | null }> {
  const those = await found(tx, idLocatario, question)
  const named = question.ids ? sql` and k._id = any (${sql.param(question.ids)}::uuid[])` : sql``
  const rows = await rowsOf(tx, sql`${those}${named}`, question, { filas, cut })
  const last = rows.length === filas ? rows.at(-1) : undefined
  return { rows: rows.map((row) => toFila(row)), cut: last ? { valor: last.corte, id: last._id } : null }
}
