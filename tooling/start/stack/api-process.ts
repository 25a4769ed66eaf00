import { fork, type ChildProcess } from 'node:child_process'
import { type ApiTarget } from '@backoffice/gateway'
import { heapOptions } from './heap.ts'

export interface ApiOptions {
  /** The server's file. */
  entry: string
  /** What node imports before it. */
  preload?: string
  env: NodeJS.ProcessEnv
  onProgress?: (msg: string) => void
  /** Called when it stops unexpectedly; it restarts after the wait. */
  onRestart?: (why: string, wait: number) => void
}

export interface ApiProcess {
  /** Resolves when it first serves; rejects when it can't start at all. */
  ready: Promise<Login>
  /** Its current address; null while it is down. */
  target: () => ApiTarget | null
  pid: () => number | undefined
  /** Restarts it, for example after a change of its sources. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/** The api could not start and has printed the reason on stderr, in one sentence. */
export class ApiFatal extends Error {}

/** Longer than the api gives its running requests (10 s). */
const patience = 15_000

/** Starts the api as a child process and keeps it alive until told to stop. */
export function superviseApi(options: ApiOptions): ApiProcess {
  const wait = createBackoff()
  let current: Run | null = null
  let stopping = false
  let pending: NodeJS.Timeout | undefined

  const launch = (): Promise<Login> => {
    const started = Date.now()
    const run = launchOnce(options)
    current = run
    run.ended.then(
      (why) => {
        if (stopping || run !== current || !run.wasReady()) return
        again(why, Date.now() - started)
      },
      () => undefined,
    )
    return run.ready
  }
  const again = (why: string, ranFor: number) => {
    const pause = wait(ranFor)
    options.onRestart?.(why, pause)
    pending = setTimeout(() => {
      // Unlike at the first start, a missing database is a reason to try again, not to give up.
      launch().catch((error: unknown) => stopping || again(messageOf(error), 0))
    }, pause)
  }

  return {
    ready: launch(),
    target: () => current?.target() ?? null,
    pid: () => current?.child.pid,
    restart: async () => {
      clearTimeout(pending)
      const old = current
      // From here on its end is intended and triggers no restart.
      current = null
      if (old) await end(old.child)
      if (stopping) return
      await launch().catch((error: unknown) => stopping || again(messageOf(error), 0))
    },
    stop: async () => {
      stopping = true
      clearTimeout(pending)
      if (current) await end(current.child)
    },
  }
}

interface Run {
  child: ChildProcess
  ready: Promise<Login>
  wasReady: () => boolean
  /** Resolves with the reason, in Spanish. */
  ended: Promise<string>
  target: () => ApiTarget | null
}

function launchOnce({ entry, preload, env, onProgress }: ApiOptions): Run {
  const child = fork(entry, {
    env,
    execArgv: [...heapOptions, ...(preload ? ['--import', preload] : [])],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let target: ApiTarget | null = null
  let wasReady = false
  const ended = new Promise<string>((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (code, signal) => done(`la api terminó (${signal ?? `estado ${code}`})`))
  })
  const ready = new Promise<Login>((done, failed) => {
    child.on('message', (message: ApiMessage) => {
      if (message.type === 'progress') onProgress?.(message.msg)
      if (message.type === 'fatal') failed(new ApiFatal(message.msg))
      if (message.type !== 'ready') return
      target = { host: message.host, port: message.port }
      wasReady = true
      done(message.login)
    })
    void ended.then((why) => {
      target = null
      failed(new Error(why))
    })
  })
  return { child, ready, wasReady: () => wasReady, ended, target: () => target }
}

/** Asks a child to finish, and kills it when it doesn't. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), patience)
  await gone
  clearTimeout(insist)
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The credentials to sign in, as far as the api knows them (api/README.md). */
export interface Login {
  email: string
  /** Only on the start that generated it. */
  password?: string
  /** The file of first passwords, while it exists, and their owners. */
  passwordFile?: { path: string; of: string[] }
}

/** The message that the api sends its parent over the IPC channel. */
export type ApiMessage =
  | { type: 'ready'; host: string; port: number; login: Login }
  | { type: 'fatal'; msg: string }
  | { type: 'progress'; msg: string }

const first = 250
const most = 10_000
/** A process that ran this long was healthy: after its next failure the wait is the shortest again. */
const healthy = 60_000

/** The wait before each restart, which grows until a process has been healthy. */
export function createBackoff() {
  let falls = 0
  return (ranFor: number): number => {
    falls = ranFor >= healthy ? 1 : falls + 1
    return Math.min(most, first * 2 ** (falls - 1))
  }
}
