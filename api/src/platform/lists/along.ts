import { type SQL, sql } from '../database/drizzle.ts'
import type { Tx } from '../database/database.ts'
import { one } from '../database/statements/one.ts'
import type { Cut } from './cursor.ts'

/** The order of a query's rows: by a value, and by their ids where it is the same. */
export interface Order {
  valor: SQL
  /** The value's type, for a cut that comes back as text. */
  tipo: SQL
  id: SQL
  descending: boolean
}

export interface Place {
  filas: number
  salto?: number
  cut?: Cut | null
  /** So few rows that finding them all and sorting them is fast; the planner would rather walk the index of the order. */
  few?: boolean
}

/**
 * The ids of one page or batch of a list with SQL of its own, and its end for a cursor.
 * @param those `from … where …`
 */
export async function idsAlong(
  tx: Tx,
  those: SQL,
  { valor, tipo, id, descending }: Order,
  { filas, salto = 0, cut = null, few = false }: Place,
): Promise<{ ids: string[]; cut: Cut | null }> {
  const way = descending ? sql`desc` : sql`asc`
  const after = descending ? sql`<` : sql`>`
  const from = cut ? sql` and (${valor}, ${id}) ${after} (${cut.valor}::${tipo}, ${cut.id}::uuid)` : sql``
  const all = sql`select ${id} as _id, (${valor})::text as corte, ${valor} as lugar ${those}${from}`
  const page = sql`limit ${filas} offset ${salto}`
  const { rows } = await tx.execute<{ _id: string; corte: string }>(
    few
      ? sql`with k as materialized (${all}) select * from k order by lugar ${way}, _id ${way} ${page}`
      : sql`${all} order by ${valor} ${way}, ${id} ${way} ${page}`,
  )
  const last = rows.length === filas ? rows.at(-1) : undefined
  return { ids: rows.map(({ _id }) => _id), cut: last ? { valor: last.corte, id: last._id } : null }
}

/** A list counts its rows up to here; beyond, its number is a lower bound. */
export const TOTAL_MAX = 10_000

/** A page by its number, with how many rows there are; beyond `TOTAL_MAX` that is a lower bound. */
export async function pageAlong(
  tx: Tx,
  those: SQL,
  order: Order,
  { filas = 20, pagina = 0 }: { filas?: number | undefined; pagina?: number | undefined },
) {
  const { total } = one(
    await tx.execute<{ total: number }>(
      sql`select count(*)::int as total from (select ${those} limit ${TOTAL_MAX + 1}) t`,
    ),
  )
  const exact = total <= TOTAL_MAX
  const { ids } = await idsAlong(tx, those, order, { filas, salto: pagina * filas, few: exact })
  return { ids, answer: { total: Math.min(total, TOTAL_MAX), total_exacto: exact } }
}
