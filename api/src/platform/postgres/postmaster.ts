import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'

export interface Postmaster {
  process: ChildProcess
  /** Resolves when the process has ended. */
  gone: Promise<void>
}

const LOG_MAX = 20_000_000

const usual = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  // For solid-state disks and short queries.
  random_page_cost: '1.1',
  jit: 'off',
}

/** Starts postgres on a cluster; it listens only on a Unix socket, and its messages go to a file. */
export function startPostmaster(
  paths: { cluster: string; socket: string; log: string },
  binaries: Binaries,
  account: Account,
  settings: Record<string, string> = {},
): Postmaster {
  if ((statSync(paths.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX) truncateSync(paths.log)
  const log = openSync(paths.log, 'a', 0o600)
  const options = { ...usual, ...settings, unix_socket_directories: paths.socket }
  const [program = '', ...args] = [
    ...account.prefix,
    join(binaries.bin, 'postgres'),
    ...['-D', paths.cluster],
    ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...binaries.env },
    stdio: ['ignore', log, log],
    // A separate session: Ctrl-C in the terminal must not reach it before the api has finished.
    detached: true,
    uid: account.uid,
    gid: account.gid,
  })
  closeSync(log)
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return { process: child, gone }
}

/** Waits for the first answered query; false when the process ends first. */
export async function answers(postmaster: Postmaster, socket: string, seconds = 120): Promise<boolean> {
  let ended = false
  void postmaster.gone.then(() => (ended = true))
  const until = performance.now() + seconds * 1000
  for (let asked = 0; performance.now() < until && !ended; asked++) {
    const client = new pg.Client({ host: socket, user: 'postgres', database: 'postgres' })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      // Each refusal is a line in the server's messages, of which a long start would make many.
      await sleep(asked < 500 ? 20 : 500)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/** The sentence for a server that did not start, from the end of its messages. */
export function whyNot(log: string): string {
  let tail = ''
  try {
    tail = readFileSync(log, 'utf8').slice(-4000)
  } catch {
    // No messages: use the general sentence.
  }
  if (/No space left|Check free disk space/i.test(tail))
    return 'La base de datos no arranca: no queda espacio en el disco.'
  if (/incompatible with server/.test(tail)) {
    return 'La base de datos no arranca: la carpeta de datos es de otra versión de PostgreSQL.'
  }
  // Not why it refused those who asked while it started.
  const reason = tail.match(/(?:FATAL|PANIC): {2}(?!the database system is )(.*)/g)?.at(-1)
  return `La base de datos no arranca${reason ? ` (${reason.replace(/\s+/g, ' ')})` : ''}; sus mensajes están en ${log}.`
}

/** Reads the connection settings of a server that another process runs in a data folder; returns null if none runs. */
export function runningServer(dataDir: string): { host: string; user: string } | null {
  try {
    // PostgreSQL records its socket's path, which is outside a folder with a long path.
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    const host = lines[4]
    return host ? { host, user: 'postgres' } : null
  } catch {
    return null
  }
}
