import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { FatalError } from '../../fatal.ts'
import { type Connection, withOwner } from '../../platform/database/connect.ts'
import { sqlState } from '../../platform/database/failures.ts'
import { folderStore } from '../../platform/files/folder.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { embeddedBinaries } from '../../platform/postgres/binaries.ts'
import { DATABASE, ensureDatabase, startEmbedded } from '../../platform/postgres/embedded.ts'
import { isAlive } from '../../platform/postgres/process-identity.ts'

const PREFIX = 'probando-'

type Settings = Pick<Config, 'dataDir' | 'databaseUrl' | 'backupTestUrl'>

export interface Aside {
  connection: Connection
  store: FileStore
  remove: () => Promise<void>
}

/**
 * An empty place of its own to restore into: a folder beside the data, and in it a server of its own. Where the embedded
 * server is not installed, as in the api's image, an own database on the server of the settings.
 */
export async function openAside(settings: Settings): Promise<Aside> {
  removeStale(settings.dataDir)
  const folder = join(settings.dataDir, `${PREFIX}${process.pid}-${randomBytes(6).toString('hex')}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    const url = settings.backupTestUrl ?? (hasEmbedded(folder) ? null : settings.databaseUrl)
    const { connection, close } = url ? await databaseOn(url) : await serverIn(folder)
    const remove = async () => {
      await close().finally(removeFolder)
    }
    return { connection, store: folderStore(join(folder, 'archivos')), remove }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** Removes what killed runs left: it holds personal data. */
function removeStale(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  for (const name of names.filter((one) => one.startsWith(PREFIX))) {
    if (!isAlive(Number(name.slice(PREFIX.length).split('-')[0])))
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function hasEmbedded(folder: string): boolean {
  try {
    return Boolean(embeddedBinaries(folder))
  } catch {
    return false
  }
}

async function serverIn(folder: string) {
  // Nothing here must survive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const embedded = await startEmbedded({ dataDir: folder, settings })
  try {
    await ensureDatabase(embedded, DATABASE)
    return { connection: embedded.connection(DATABASE), close: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function databaseOn(url: string) {
  const name = `backoffice_prueba_${randomBytes(6).toString('hex')}`
  const own = onServer(url, name)
  await withOwner(url, (client) => client.query(`create database ${name} template template0`)).catch(
    (error: unknown) => {
      throw sqlState(error) === '42501' ? notAllowed(error) : error
    },
  )
  const close = async () => {
    await withOwner(url, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { connection: own, close }
}

/**
 * The address of another database on the same server. Not by URL, which refuses the address of a socket
 * (postgres://user@/base?host=/run).
 */
export const onServer = (url: string, database: string): string =>
  url.replace(/^([^:]+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`)

const notAllowed = (cause: unknown) =>
  new FatalError(
    'Para probar el respaldo aparte hace falta poder hacer una base de datos: «alter role … createdb» en ese servidor, o BACKUP_TEST_URL con otro.',
    { cause },
  )
