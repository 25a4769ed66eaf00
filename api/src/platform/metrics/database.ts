import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { atOnce, inTime } from './in-time.ts'

/** Null columns: the role may not read them (docs/operacion/observar.md). */
interface Standby extends Record<string, unknown> {
  name: string | null
  bytes: number | null
  seconds: number | null
}

/** Every process reports the same figures; without the database it reports none. */
export function databaseGauges(db: Database, registers: Registry[]): void {
  const standbys = atOnce(() => inTime<Standby[] | null>(() => standbysOf(db), null))
  new Gauge({
    name: 'pg_database_size_bytes',
    help: 'How much room the database takes on its server',
    registers,
    async collect() {
      const [row] = await inTime(() => databaseSize(db), [])
      if (row) this.set(row.size)
      else this.remove()
    },
  })
  new Gauge({
    name: 'pg_replication_standbys',
    help: 'How many standbys are connected to the database',
    registers,
    async collect() {
      const found = await standbys()
      if (found) this.set(found.length)
      else this.remove()
    },
  })
  const lag = (of: 'bytes' | 'seconds', help: string) =>
    new Gauge({
      name: `pg_replication_lag_${of}`,
      help,
      labelNames: ['standby'],
      registers,
      async collect() {
        const found = await standbys()
        this.reset()
        for (const { name, [of]: behind } of found ?? [])
          if (name !== null && behind !== null) this.set({ standby: name }, behind)
      },
    })
  readsCounter(db, registers)
  lag('bytes', 'What a standby has not replayed yet')
  lag('seconds', 'How long ago the last write that a standby has replayed was made')
}

/** Counts nothing in a process without a standby (DATABASE_READ_URL). */
function readsCounter({ reads }: Database, registers: Registry[]): void {
  new Counter({
    name: 'pg_reads_total',
    help: 'Long reads (exports, reports, the search for duplicates), by the server that did them',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset()
      for (const [server, many] of Object.entries(reads ?? {})) this.inc({ server }, many)
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
