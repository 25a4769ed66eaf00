import type pg from 'pg'
import type { Database } from '../../platform/database/database.ts'
import type { Answerer } from '../../platform/metrics/server.ts'

/** What is counted of one release of a remote in people's pages, as an operator and npm run releases read it. */
export interface ReleaseTotals {
  remoto: string
  version: string
  cargas: number
  /** By reason. */
  fallos: Record<string, number>
  errores: number
  /** The hour of its first count, in the time that was asked about. */
  desde: string
}

/** Counts are kept for 30 days. */
export const MAX_HOURS = 30 * 24

type Reader = { query: pg.ClientBase['query'] }

/** The totals of each release in the last so many hours, this one included. */
export async function totals(db: Reader, hours: number): Promise<ReleaseTotals[]> {
  const { rows } = await db.query<ReleaseTotals>(TOTALS, [hours])
  return rows
}

const TOTALS = `
  with cuentas as (
    select remoto, version, tipo, motivo, sum(veces)::float8 as veces, min(hora) as desde
    from telemetria where hora > date_trunc('hour', now(), 'UTC') - make_interval(hours => $1)
    group by remoto, version, tipo, motivo
  )
  select remoto, version, coalesce(sum(veces) filter (where tipo = 'carga'), 0) as cargas,
    coalesce(jsonb_object_agg(motivo, veces) filter (where tipo = 'fallo-de-carga'), '{}') as fallos,
    coalesce(sum(veces) filter (where tipo = 'error'), 0) as errores,
    to_char(min(desde) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as desde
  from cuentas group by remoto, version order by remoto, min(desde), version`

/** As many hours as a text says; null: it makes no sense. */
export function hoursOf(text: string): number | null {
  const hours = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return hours >= 1 && hours <= MAX_HOURS ? hours : null
}

/** `/telemetria?horas=24` on the port of /metrics: what npm run releases, and whatever returns a canary, read. */
export const telemetriaFor =
  ({ pool }: Pick<Database, 'pool'>): Answerer =>
  async (query) => {
    const hours = hoursOf(query.get('horas') ?? '24')
    return hours === null ? null : totals(pool, hours)
  }
