import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtApi } from '../../tooling/start/stack/index.ts'
import type { Place } from './floor/database.ts'
import { settings } from './settings.ts'

export interface Server {
  port: number
  pid: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Where the api works; `name` is that of its log, for several in one folder. */
export interface ApiPlace {
  rows: number
  dataDir: string
  name?: string
  env?: Record<string, string>
}

/** The api's default number of database connections. */
const POOL = 20

/** The built api as in production; its log, a line per request, goes to a file. */
export function startApi(
  onProgress: (msg: string) => void,
  { rows, dataDir, name = 'api', env = {} }: ApiPlace = settings,
): Promise<Server> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const log = openSync(join(dataDir, `${name}.log`), 'w')
  const child = fork(builtApi, {
    // Without the loader of this process, which would count as the api's memory.
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: String(rows),
      ADMIN_EMAIL: settings.login.email,
      ADMIN_PASSWORD: settings.login.password,
      ...env,
    },
  })
  closeSync(log)
  return whenReady(child, 'la api', onProgress)
}

/** The floor, on the same database. */
export function startFloor(place: Place): Promise<Server> {
  const entry = fileURLToPath(new URL('./floor/server.ts', import.meta.url))
  const child = fork(entry, [JSON.stringify(place), String(POOL)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  return whenReady(child, 'el piso')
}

/** The address of the running api's embedded database. */
export function embeddedPlace(dataDir = settings.dataDir): Place {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return { host: lines[4] ?? '', user: 'postgres', database: 'backoffice' }
}

type Message = { type: 'ready'; port: number } | { type: 'progress' | 'fatal'; msg: string }

/** A child process that tells its port when it serves. */
export async function whenReady(
  child: ChildProcess,
  name: string,
  onProgress?: (msg: string) => void,
): Promise<Server> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.type === 'ready') resolve(message.port)
      else if (message.type === 'progress') onProgress?.(message.msg)
      else reject(new Error(message.msg))
    })
    void ended.then((code) => reject(new Error(`${name} terminó (estado ${code})`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return { port, pid: child.pid ?? 0, stop }
}
