import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, withOwner } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrations/migrate.ts'
import { DATABASE, ensureDatabase, startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { eventually } from '../eventually.ts'
import { temporaryFolder } from '../process.ts'

export interface Pair {
  primary: Connection
  standby: Connection
  /** The statement of a superuser, on the standby. */
  onStandby: (sql: string) => Promise<void>
  stopStandby: () => Promise<void>
  startStandby: () => Promise<void>
  stop: () => Promise<void>
}

const small = { shared_buffers: '32MB', max_wal_size: '256MB' }

/** A migrated database on a server of its own, and a standby that follows it. */
export async function startPair(): Promise<Pair> {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, 'uno')
  const made = await startEmbedded({ dataDir, settings: small })
  await ensureDatabase(made, DATABASE)
  await withOwner(made.connection(DATABASE), (client) => migrate(client))
  await made.stop()
  const pair = await pairOf(dataDir, join(folder.path, 'dos'), small)
  return { ...pair, stop: () => pair.stop().finally(() => folder.remove()) }
}

/**
 * The server of a data folder at rest, and a standby that follows it, in a copy of the folder.
 * @param settings of both servers
 */
export async function pairOf(
  dataDir: string,
  copy: string,
  settings: Record<string, string> = {},
): Promise<Pair> {
  // Of a server at rest, so that no pg_basebackup is needed; it keeps the owner of the files.
  execFileSync('cp', ['-a', dataDir, copy])
  writeFileSync(join(copy, 'postgres', 'standby.signal'), '')
  const primary = await startEmbedded({ dataDir, settings })
  const { host, user } = primary.connection(DATABASE)
  const following = {
    ...settings,
    primary_conninfo: `host=${host} user=${user}`,
    hot_standby_feedback: 'on',
  }
  const follower = () => startEmbedded({ dataDir: copy, settings: following })
  let standby = await follower()
  const startStandby = async () => void (standby = await follower())
  const stopStandby = () => standby.stop()
  await eventually(() => follows(primary.connection(DATABASE)), 'the standby follows')
  return {
    primary: primary.connection(DATABASE),
    standby: standby.connection(DATABASE),
    onStandby: (sql) =>
      withOwner(standby.connection(DATABASE), async (client) => void (await client.query(sql))),
    startStandby,
    stopStandby,
    stop: async () => {
      await stopStandby().catch(() => {})
      await primary.stop()
    },
  }
}

const follows = (primary: Connection) =>
  withOwner(primary, async (client) => {
    const { rowCount } = await client.query(`select from pg_stat_replication where state = 'streaming'`)
    return rowCount === 1
  })
