import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { inTime } from './in-time.ts'

/** Null columns: the role may not read them (docs/operacion/observar.md). */
interface Standby extends Record<string, unknown> {
  name: string | null
  bytes: number | null
  seconds: number | null
}

/** Every process reports the same figures; without the database it reports none. */
export function databaseGauges(db: Database, registers: Registry[]): void {
  new Gauge({
    name: 'pg_database_size_bytes',
    help: 'How much room the database takes on its server',
    registers,
    async collect() {
      const rows = await inTime(() => databaseSize(db), [])
      this.reset()
      for (const { size } of rows) this.set(size)
      if (rows.length === 0) this.remove()
    },
  })
  const standbys = new Gauge({
    name: 'pg_replication_standbys',
    help: 'How many standbys are connected to the database',
    registers,
  })
  const bytes = new Gauge({
    name: 'pg_replication_lag_bytes',
    help: 'What a standby has not replayed yet',
    labelNames: ['standby'],
    registers,
  })
  new Gauge({
    name: 'pg_replication_lag_seconds',
    help: 'How long ago the last write that a standby has replayed was made',
    labelNames: ['standby'],
    registers,
    async collect() {
      const found = await inTime<Standby[] | null>(() => standbysOf(db), null)
      for (const gauge of [this, bytes]) gauge.reset()
      if (found) standbys.set(found.length)
      else standbys.remove()
      for (const { name, bytes: behind, seconds } of found ?? []) {
        if (name === null) continue
        if (behind !== null) bytes.set({ standby: name }, behind)
        if (seconds !== null) this.set({ standby: name }, seconds)
      }
    },
  })
}

async function databaseSize({ direct }: Database) {
  const asked = sql`select pg_database_size(current_database())::double precision as size`
  return (await direct.execute<{ size: number }>(asked)).rows
}

/** `replay_lag` is null while nothing is written, and then nothing is late. */
async function standbysOf({ direct }: Database): Promise<Standby[]> {
  const asked = sql`
    select application_name as name,
      pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::double precision as bytes,
      case when replay_lsn is not null then coalesce(extract(epoch from replay_lag), 0)::double precision end as seconds
    from pg_stat_replication where state is distinct from 'backup'`
  return (await direct.execute<Standby>(asked)).rows
}
