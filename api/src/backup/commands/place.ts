import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { type Connection, withOwner } from '../../platform/database/connect.ts'
import { unreachable } from '../../platform/database/connection/unreachable.ts'
import { FatalError } from '../../fatal.ts'
import { DATABASE, ensureDatabase, startEmbedded } from '../../platform/postgres/embedded.ts'
import { archiving } from '../wal/archive.ts'
import { FolderInUse } from '../../platform/postgres/lock.ts'
import { runningServer } from '../../platform/postgres/postmaster.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'walArchive' | 'walArchiveDays'>

export interface Place {
  connection: Connection
  close: () => Promise<void>
}

const nothingToClose = async () => {}

/**
 * The database to back up. The embedded one has one owner: if the api runs, this process is a second client of its
 * server; otherwise it starts the server for the duration of the backup.
 */
export async function openSource(settings: Settings): Promise<Place> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl) return { connection: databaseUrl, close: nothingToClose }
  if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new FatalError(`En la carpeta ${dataDir} no hay datos que respaldar: hay que revisar DATA_DIR.`)
  }
  try {
    return await startIn(settings)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
  }
  return { connection: await borrow(dataDir), close: nothingToClose }
}

/** The database to restore into, which no other process may use. */
export async function openTarget(settings: Settings): Promise<Place> {
  const { databaseUrl } = settings
  return databaseUrl ? { connection: databaseUrl, close: nothingToClose } : startIn(settings)
}

async function startIn(settings: Settings): Promise<Place> {
  const embedded = await startEmbedded({ dataDir: settings.dataDir, settings: archiving(settings) })
  try {
    await ensureDatabase(embedded, DATABASE)
    return { connection: embedded.connection(DATABASE), close: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** Waits for a server that is starting or restarting. */
async function borrow(dataDir: string): Promise<Connection> {
  for (let attempt = 1; ; attempt++) {
    const server = runningServer(dataDir)
    const connection = server && { ...server, database: DATABASE }
    try {
      if (connection) await withOwner(connection, (client) => client.query('select 1'))
      if (connection) return connection
    } catch (error) {
      if (attempt >= 60) throw unreachable(error)
    }
    if (attempt >= 60)
      throw new FatalError('La api está detenida a medias: hay que reintentar en un momento.')
    await sleep(500)
  }
}
