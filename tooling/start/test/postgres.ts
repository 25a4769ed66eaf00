import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface TestServer {
  url: string
  stop: () => Promise<void>
}

const oldest = 15

/** The binaries of the newest PostgreSQL server installed here, as Debian lays them out; null without one. */
export function serverBinaries(folder = '/usr/lib/postgresql'): string | null {
  if (!existsSync(folder)) return null
  const [newest] = readdirSync(folder)
    .map(Number)
    .filter((version) => version >= oldest && existsSync(join(folder, String(version), 'bin/initdb')))
    .sort((a, b) => b - a)
  return newest === undefined ? null : join(folder, String(newest), 'bin')
}

/**
 * A server in a temporary folder, on the loopback, removed when it is stopped. Its data need not survive, so fsync is
 * off.
 */
export async function startPostgres(bin: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-pg-'))
  const user = unprivileged()
  const password = randomBytes(12).toString('hex')
  const secret = join(folder, 'clave')
  const data = join(folder, 'datos')
  writeFileSync(secret, password, { mode: 0o600 })
  if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid)

  const initialised = spawnSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '-N',
    ],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (initialised.status !== 0) throw new Error(`initdb: ${initialised.stderr}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  await answering(server, port)
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done))
      if (server.exitCode === null && server.kill('SIGINT')) await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so another account runs it: `postgres` if it exists. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || 65_534)
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function answering(server: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const open = await new Promise<boolean>((done) => {
      const socket = createConnection(port, '127.0.0.1')
        .once('connect', () => done(true))
        .once('error', () => done(false))
      socket.once('connect', () => socket.destroy())
    })
    if (open) return
    await pause(50)
  }
  throw new Error('postgres does not answer')
}
