import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from '../../src/platform/postgres/account.ts'
import type { Server } from '../databases.ts'
import { freePort } from '../machine/free-port.ts'

export interface PgBouncer {
  port: number
  pid: number
  stop: () => Promise<void>
}

/**
 * PgBouncer in transaction mode before a test server; by default with so few connections that every transaction gets
 * another's.
 */
export async function startPgBouncer(
  program: string,
  server: Server,
  account: Account,
  poolSize = 4,
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'api-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const settings = [
    '[databases]',
    `* = ${target(server)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 500',
  ]
  writeFileSync(file, `${settings.join('\n')}\n`, { mode: 0o600 })
  const { prefix, uid, gid } = account
  if (uid !== undefined) for (const path of [folder, file]) chownSync(path, uid, gid ?? uid)
  const [command = '', ...args] = [...prefix, program, '--quiet', file]
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], uid, gid })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    // SIGINT would wait for the clients.
    child.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}: ${said}`)
    await sleep(50)
  }
  return { port, pid: child.pid ?? 0, stop }
}

function target(server: Server): string {
  if (!('url' in server)) return `host=${server.host} port=5432 user=${server.user}`
  const { hostname, port, username, password } = new URL(server.url)
  return `host=${hostname} port=${port || 5432} user=${username} password=${decodeURIComponent(password)}`
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
