import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, withOwner } from '../../src/platform/database/connect.ts'
import { migrate } from '../../src/platform/database/migrations/migrate.ts'
import {
  DATABASE,
  type EmbeddedPostgres,
  ensureDatabase,
  startEmbedded,
} from '../../src/platform/postgres/embedded.ts'
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

const settings = { shared_buffers: '32MB', max_wal_size: '256MB' }

/** A migrated database on a server of its own, and a standby that follows it. */
export async function startPair(): Promise<Pair> {
  const folder = temporaryFolder()
  const dirs = { primary: join(folder.path, 'uno'), standby: join(folder.path, 'dos') }
  const made = await startEmbedded({ dataDir: dirs.primary, settings })
  await ensureDatabase(made, DATABASE)
  await withOwner(made.connection(DATABASE), (client) => migrate(client))
  await made.stop()
  // Of a server at rest, so that no pg_basebackup is needed; it keeps the owner of the files.
  execFileSync('cp', ['-a', dirs.primary, dirs.standby])
  writeFileSync(join(dirs.standby, 'postgres', 'standby.signal'), '')

  const primary = await startEmbedded({ dataDir: dirs.primary, settings })
  const { host, user } = primary.connection(DATABASE)
  const following = { ...settings, primary_conninfo: `host=${host} user=${user}` }
  let standby: EmbeddedPostgres
  const startStandby = async () => {
    standby = await startEmbedded({ dataDir: dirs.standby, settings: following })
  }
  await startStandby()
  const stopStandby = () => standby.stop()
  const connection = () => standby.connection(DATABASE)
  await eventually(() => follows(primary.connection(DATABASE)), 'the standby follows')
  return {
    primary: primary.connection(DATABASE),
    get standby() {
      return connection()
    },
    onStandby: (sql) => withOwner(connection(), async (client) => void (await client.query(sql))),
    startStandby,
    stopStandby,
    stop: async () => {
      await stopStandby().catch(() => {})
      await primary.stop()
      folder.remove()
    },
  }
}

const follows = (primary: Connection) =>
  withOwner(primary, async (client) => {
    const { rowCount } = await client.query(`select from pg_stat_replication where state = 'streaming'`)
    return rowCount === 1
  })
