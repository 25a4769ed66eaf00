import { chownSync, closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { FatalError, folderError } from '../../fatal.ts'
import { chooseAccount } from './account.ts'
import { type Binaries, embeddedBinaries } from './binaries.ts'
import { prepareFolder, removeLeftovers, socketFolder } from './folder.ts'
import { ensureCluster } from './initdb.ts'
import { stopLeftover } from './leftover.ts'
import { lockFolder } from './lock.ts'
import { answers, type Postmaster, startPostmaster, whyNot } from './postmaster.ts'

/** The name of the api's database. */
export const DATABASE = 'backoffice'

export interface EmbeddedPostgres {
  /** The connection settings for one of its databases. */
  connection: (database: string) => { host: string; user: string; database: string }
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  /** Called when the server has died and is restarting. */
  onRestart?: (attempt: number) => void
  binaries?: Binaries
  /** Settings of the server other than the usual ones; tests do not need their data to survive a power cut. */
  settings?: Record<string, string>
  /** How long its start may take; one that reads an archive takes longer. */
  patienceSeconds?: number
}

/** Starts the data folder's own PostgreSQL and keeps it running until `stop`. */
export async function startEmbedded({
  dataDir,
  onRestart,
  binaries,
  settings,
  patienceSeconds,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  prepareFolder(dataDir)
  const unlock = lockFolder(dataDir)
  const socket = socketFolder(dataDir)
  const cleanUp = () => {
    socket.remove()
    unlock()
  }
  try {
    removeLeftovers(dataDir)
    const paths = {
      cluster: join(dataDir, 'postgres'),
      socket: socket.path,
      log: join(dataDir, 'postgres.log'),
    }
    closeSync(openSync(paths.log, 'a', 0o600))
    const programs = binaries ?? embeddedBinaries(dataDir)
    const account = chooseAccount(programs.bin, [dataDir, socket.path])
    if (account.uid !== undefined) chownSync(paths.log, account.uid, account.gid ?? account.uid)
    await stopLeftover(paths.cluster, paths.socket)
    await ensureCluster(paths.cluster, programs, account)

    const start = () => startPostmaster(paths, programs, account, settings)
    const first = start()
    if (!(await answers(first, paths.socket, patienceSeconds))) {
      first.process.kill('SIGINT')
      throw new FatalError(whyNot(paths.log))
    }
    const keeper = keepRunning(first, start, onRestart)
    return {
      connection: (database) => ({ host: paths.socket, user: 'postgres', database }),
      stop: async () => {
        await keeper.stop()
        cleanUp()
      },
    }
  } catch (error) {
    cleanUp()
    throw folderError(dataDir, error)
  }
}

/** Restarts the server when it dies, each time after a longer wait; a minute of running resets the wait. */
function keepRunning(first: Postmaster, start: () => Postmaster, onRestart?: (attempt: number) => void) {
  let stopping = false
  let current = first
  const watch = async () => {
    let attempt = 0
    while (!stopping) {
      const since = Date.now()
      await current.gone
      if (stopping) return
      attempt = Date.now() - since > 60_000 ? 1 : attempt + 1
      onRestart?.(attempt)
      await sleep(Math.min(100 * 2 ** attempt, 10_000))
      if (!stopping) current = start()
    }
  }
  void watch()
  return {
    async stop() {
      stopping = true
      current.process.kill('SIGINT')
      const late = setTimeout(() => current.process.kill('SIGQUIT'), 15_000)
      await current.gone
      clearTimeout(late)
    },
  }
}

/** Creates a missing database. */
export async function ensureDatabase(embedded: EmbeddedPostgres, database: string): Promise<void> {
  const client = new pg.Client(embedded.connection('postgres'))
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
