import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, withOwner } from '../../../api/src/platform/database/connect.ts'
import { DATABASE, startEmbedded } from '../../../api/src/platform/postgres/embedded.ts'

export interface Pair {
  primary: string
  standby: string
  /** Those of the servers' first processes. */
  pids: { primary: number; standby: number }
  stop: () => Promise<void>
}

/** The server of a data folder at rest, and a standby of it in a copy that goes again. */
export async function startPair(dataDir: string): Promise<Pair> {
  const copy = `${dataDir}-replica`
  rmSync(copy, { recursive: true, force: true })
  execFileSync('cp', ['-a', '--reflink=auto', dataDir, copy])
  writeFileSync(join(copy, 'postgres', 'standby.signal'), '')
  const primary = await startEmbedded({ dataDir })
  const { host, user } = primary.connection(DATABASE)
  const settings = { primary_conninfo: `host=${host} user=${user}`, hot_standby_feedback: 'on' }
  const standby = await startEmbedded({ dataDir: copy, settings })
  while (!(await follows(primary.connection(DATABASE)))) await sleep(200)
  return {
    primary: urlOf(primary.connection(DATABASE)),
    standby: urlOf(standby.connection(DATABASE)),
    pids: { primary: pidOf(dataDir), standby: pidOf(copy) },
    stop: async () => {
      await standby.stop()
      await primary.stop()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

const pidOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const urlOf = ({ host, user, database }: { host: string; user: string; database: string }) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`

const follows = (primary: Connection) =>
  withOwner(primary, async (client) => {
    const { rowCount } = await client.query(`select from pg_stat_replication where state = 'streaming'`)
    return rowCount === 1
  })
