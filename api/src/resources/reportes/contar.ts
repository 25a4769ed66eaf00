import { type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { monthsOf } from './periodo.ts'
import type { Pregunta } from './reporte.ts'

/** A figure of the period, and of the one before. */
export interface Par {
  valor: number
  anterior: number
}

export interface Contado {
  total: Par
  /** By month of the period, in order; and by month of the one before. */
  meses: Record<keyof Par, number[]>
  /** By each of the columns asked for: by its values, as text. */
  por: Map<string | null, Par>[]
}

interface Cuenta {
  /** `from … where …`, without the days. */
  de: SQL
  /** The day, or the instant, that decides the period. */
  cuando: SQL
  /** How a day's beginning is written in the type of `cuando`. */
  inicioDe: (day: string) => string
  tipo: 'date' | 'timestamptz'
  /** What is added up. */
  medida: SQL
  por: SQL[]
}

interface Row extends Record<string, unknown> {
  nivel: number
  antes: boolean
  tramo: number | null
  valor: string
}

const DAY = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)

/**
 * Adds up both periods: by month, by each column and in all. Each month is a stretch of the index of days, whose rows are
 * told apart by the columns alone: `width_bucket` of each row would take half as long again.
 */
export async function contar(tx: Tx, { periodo, anterior }: Pregunta, cuenta: Cuenta): Promise<Contado> {
  const { de, cuando, inicioDe, tipo, medida, por } = cuenta
  const months = { anterior: monthsOf(anterior), valor: monthsOf(periodo) }
  const was = months.anterior.length
  const both = [...months.anterior, ...months.valor]
  const instants = (days: string[]) => sql`${sql.param(days.map(inicioDe))}::${sql.raw(tipo)}[]`
  const names = por.map((_, n) => sql.raw(`por_${n}`))
  const columns = [sql`tramo`, ...names]
  const { rows } = await tx.execute<Row>(sql`
    select grouping(${list(columns)}) as nivel, antes, tramo::int,
      ${list(names.map((name) => sql`${name}::text`))}, sum(valor)::text as valor
    from (
      select t.tramo <= ${was} as antes, t.tramo, k.*
      from unnest(
        ${instants(both.map(({ desde }) => desde))}, ${instants(both.map(({ hasta }) => dayAfter(hasta)))}
      ) with ordinality t (desde, fin, tramo),
        lateral (
          select ${list(por.map((column, n) => sql`${column} as ${names[n]}`))}, ${medida} as valor
          ${de} and ${cuando} >= t.desde and ${cuando} < t.fin
          group by ${list(names)}
        ) k
    ) k
    group by antes, grouping sets (${list(columns.map((column) => sql`(${column})`))}, ())`)
  return gather(rows, { was, now: months.valor.length, columns: por.length })
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `)

/** `grouping` has a bit for each column that a row does not tell apart, the first column's the highest. */
function gather(rows: Row[], { was, now, columns }: { was: number; now: number; columns: number }): Contado {
  const all = 2 ** (columns + 1) - 1
  const zeros = (count: number) => Array.from({ length: count }, () => 0)
  const told: Contado = {
    total: { valor: 0, anterior: 0 },
    meses: { valor: zeros(now), anterior: zeros(was) },
    por: Array.from({ length: columns }, () => new Map()),
  }
  for (const row of rows) {
    const { nivel, antes, tramo } = row
    const valor = Number(row.valor)
    const which = antes ? 'anterior' : 'valor'
    if (nivel === all) told.total[which] = valor
    else if (tramo !== null) told.meses[which][antes ? tramo - 1 : tramo - 1 - was] = valor
    else {
      const column = columns - 1 - Math.log2(all - nivel)
      const name = row[`por_${column}`] as string | null
      const pairs = told.por[column]
      const pair = pairs?.get(name) ?? { valor: 0, anterior: 0 }
      pair[which] = valor
      pairs?.set(name, pair)
    }
  }
  return told
}
