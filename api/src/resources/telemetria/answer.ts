import type { Database } from '../../platform/database/database.ts'
import type { Answerer } from '../../platform/metrics/server.ts'
import { hoursOf, totals } from './totals.ts'

/** `/telemetria?horas=24` on the port of /metrics: what npm run releases, and whatever returns a canary, read. */
export const telemetriaFor =
  ({ pool }: Pick<Database, 'pool'>): Answerer =>
  async (query) => {
    const hours = hoursOf(query.get('horas') ?? '24')
    return hours === null ? null : totals(pool, hours)
  }
