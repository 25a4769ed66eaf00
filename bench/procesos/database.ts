import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { urlOf } from '../../api/test/databases.ts'
import { type PgBouncer, startPgBouncer } from '../../api/test/pgbouncer/pgbouncer.ts'
import { postmasterOf } from '../../api/test/process.ts'
import { chooseAccount } from '../../api/src/platform/postgres/account.ts'
import { embeddedBinaries } from '../../api/src/platform/postgres/binaries.ts'
import { DATABASE, ensureDatabase, startEmbedded } from '../../api/src/platform/postgres/embedded.ts'

/** The size of deploy/cluster/pgbouncer.ini. */
const POOL_SIZE = 20

/** One PostgreSQL for all processes, and a PgBouncer before it where that program exists. */
export interface SharedDatabase {
  place: { host: string; user: string; database: string }
  /** How processes reach it, by the name of the way. */
  ways: Map<string, Record<string, string>>
  client: pg.Client
  /** The processes of each part, all others of which descend from these. */
  parts: Record<string, number[]>
  /** Counts connections until it is stopped; then it tells the most. */
  watchConnections: () => () => Promise<Connections>
  stop: () => Promise<void>
}

export interface Connections {
  server: number
  bouncer: number
}

/** The database of a folder, which is kept for the next time. */
export async function startDatabase(dataDir: string): Promise<SharedDatabase> {
  const embedded = await startEmbedded({ dataDir, settings: { max_connections: '200' } })
  const stops: (() => Promise<unknown>)[] = [() => embedded.stop()]
  const stop = async () => {
    for (const one of stops.toReversed()) await one()
  }
  try {
    await ensureDatabase(embedded, DATABASE)
    const place = embedded.connection(DATABASE)
    const client = new pg.Client({ ...place, application_name: 'medicion' })
    await client.connect()
    stops.push(() => client.end())
    const direct = { DATABASE_URL: urlOf(place) }
    const ways = new Map<string, Record<string, string>>([['directo', direct]])
    const bouncer = await bouncerBefore(place, dataDir)
    let console: pg.Client | null = null
    if (bouncer) {
      stops.push(() => bouncer.stop())
      console = new pg.Client({
        host: '127.0.0.1',
        port: bouncer.port,
        user: 'postgres',
        database: 'pgbouncer',
      })
      await console.connect()
      const open = console
      stops.push(() => open.end())
      const url = `postgres://postgres@127.0.0.1:${bouncer.port}/${DATABASE}`
      ways.set('PgBouncer', { ...direct, DATABASE_POOL_URL: url })
    }
    const parts = { PostgreSQL: [postmasterOf(dataDir)], ...(bouncer && { PgBouncer: [bouncer.pid] }) }
    return { place, ways, client, parts, watchConnections: () => watch(client, console), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function bouncerBefore(
  server: { host: string; user: string },
  dataDir: string,
): Promise<PgBouncer | null> {
  const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find(
    (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
  )
  if (!program) return null
  return startPgBouncer(program, server, chooseAccount(embeddedBinaries(dataDir).bin, []), POOL_SIZE)
}

function watch(client: pg.Client, console: pg.Client | null): () => Promise<Connections> {
  const most = { server: 0, bouncer: 0 }
  let going = true
  const watching = (async () => {
    while (going) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      most.server = Math.max(most.server, rows[0]?.n ?? 0)
      const pools = await console?.query<{ database: string; cl_active: string; cl_waiting: string }>(
        'show pools',
      )
      for (const { database, cl_active, cl_waiting } of pools?.rows ?? [])
        if (database === DATABASE)
          most.bouncer = Math.max(most.bouncer, Number(cl_active) + Number(cl_waiting))
      await sleep(100)
    }
  })()
  return async () => {
    going = false
    await watching
    return most
  }
}
