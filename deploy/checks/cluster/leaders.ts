import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Network } from './machines/network.ts'
import { PASSWORD } from './machines/settings.ts'

/** A write that a server acknowledged, and the timeline that it was written in; each new leader begins another. */
export interface Write {
  server: number
  timeline: number
  began: number
  ended: number
}

/** Writes that a server took after another had begun a later timeline: two led at once. */
export function twoLeaders(writes: Write[]): string[] {
  const wrong: string[] = []
  for (const { timeline, server, began } of writes) {
    const later = writes.find((other) => other.timeline > timeline && other.ended < began)
    if (later) wrong.push(`bd${server + 1} admitió una escritura cuando bd${later.server + 1} ya mandaba`)
    const twin = writes.find((other) => other.timeline === timeline && other.server !== server)
    if (twin) wrong.push(`bd${server + 1} y bd${twin.server + 1} mandaron con la misma historia`)
  }
  return [...new Set(wrong)]
}

const TABLE = 'create table if not exists sonda (id uuid primary key)'
const PROBE = `insert into sonda values ($1) returning ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline`

/** Tries to write on every server itself, past HAProxy, all the time. */
export class Leaders {
  readonly writes: Write[] = []
  private readonly taken: string[] = []
  private readonly lanes: Promise<void>[]
  private going = true

  constructor(network: Network) {
    this.lanes = [0, 1, 2].map((server) => this.probe(network, server))
  }

  /** What the probes show, with those of their writes that are gone. */
  async end(sql: (text: string) => Promise<{ id: string }[]>): Promise<string[]> {
    this.going = false
    await Promise.all(this.lanes)
    const kept = new Set((await sql('select id from sonda')).map(({ id }) => id))
    const lost = this.taken.filter((id) => !kept.has(id)).length
    return [...twoLeaders(this.writes), ...(lost ? [`Se perdieron ${lost} escrituras de las sondas`] : [])]
  }

  private async probe(network: Network, server: number): Promise<void> {
    const connectionString = network.here(
      `postgres://postgres:${PASSWORD}@10.0.0.1${server + 1}:5432/postgres`,
    )
    while (this.going) {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 4_000 })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.query(TABLE)
        while (this.going) {
          const id = randomUUID()
          const began = performance.now()
          const { rows } = await client.query<{ timeline: number }>(PROBE, [id])
          this.taken.push(id)
          this.writes.push({ server, timeline: rows[0]?.timeline ?? 0, began, ended: performance.now() })
          await sleep(250)
        }
      } catch {
        // A standby, a dead one, or one that is cut off.
        await sleep(500)
      } finally {
        void client.end().catch(() => {})
      }
    }
  }
}
