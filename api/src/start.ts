import { archiving } from './backup/wal/archive.ts'
import { type Config } from './config.ts'
import { type Connection, requestPool, standbyPool, withOwner } from './platform/database/connect.ts'
import { createDatabase, type Database } from './platform/database/database.ts'
import { migrate, underStartLock } from './platform/database/migrations/migrate.ts'
import { assertOwnSession } from './platform/database/connection/own-session.ts'
import { namingMissingRights } from './platform/database/migrations/rights.ts'
import { unreachable } from './platform/database/connection/unreachable.ts'
import { DATABASE, ensureDatabase, startEmbedded } from './platform/postgres/embedded.ts'
import { prepareFolder } from './platform/postgres/folder.ts'
import { type Access, writeAccessFile } from './seed/access-file.ts'
import { firstEmail, firstStart } from './seed/first-start.ts'

export interface Started {
  db: Database
  /** The account of the first Administrador. */
  adminEmail: string
  /** The passwords generated on this start; empty on every later one. */
  made: Access[]
  stop: () => Promise<void>
}

export interface StartEvents {
  onProgress: (msg: string) => void
  /** Stops the server when a start is cancelled while it fills the database. */
  onEmbedded: (stop: () => Promise<void>) => void
}

/** Prepares the database: the embedded or given server, the schema, and the initial data. */
export async function startDatabase(
  config: Config,
  { onProgress, onEmbedded }: StartEvents,
): Promise<Started> {
  if (config.databaseUrl) return openDatabase(config, config.databaseUrl, onProgress)
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    settings: archiving(config),
    // Called for each outage; the restart is tried for as long as necessary.
    onRestart: (attempt) => {
      if (attempt === 1) onProgress('La base de datos se detuvo; se arranca de nuevo')
    },
  })
  onEmbedded(() => embedded.stop())
  try {
    await ensureDatabase(embedded, DATABASE)
    const opened = await openDatabase(config, embedded.connection(DATABASE), onProgress)
    const stop = async () => {
      await opened.stop()
      await embedded.stop()
    }
    return { ...opened, stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function openDatabase(
  config: Config,
  connection: Connection,
  onProgress: (msg: string) => void,
): Promise<Started> {
  const { made, adminEmail } = await withOwner(connection, async (client) => {
    await assertOwnSession(client, connection)
    return underStartLock(client, async () => {
      await namingMissingRights(client, () => migrate(client))
      const first = await firstStart(client, config, (made) => keepAccess(config.dataDir, made), onProgress)
      return { made: first?.made ?? [], adminEmail: await firstEmail(client) }
    })
  }).catch((error: unknown) => {
    throw unreachable(error)
  })
  return { ...(await openPools(config, connection)), adminEmail, made }
}

/** The connections of requests, over the pooler if there is one, and those of long reads to a standby if there is one. */
async function openPools(
  { databasePoolUrl: poolUrl, databaseReadUrl: readUrl }: Config,
  direct: Connection,
): Promise<Pick<Started, 'db' | 'stop'>> {
  const isShared = poolUrl !== null
  const pool = requestPool(poolUrl ?? direct, { isShared })
  const standby = readUrl === null ? null : standbyPool(readUrl)
  const db = createDatabase(pool, { isShared, standby })
  if (isShared) {
    await db.direct.execute('select from secretos limit 1').catch(async (error: unknown) => {
      await pool.end()
      throw unreachable(error, 'DATABASE_POOL_URL')
    })
  }
  return {
    db,
    stop: async () => {
      await standby?.end()
      await pool.end()
    },
  }
}

function keepAccess(dataDir: string, made: Access[]): void {
  if (made.length === 0) return
  prepareFolder(dataDir)
  writeAccessFile(dataDir, made)
}
