import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  unlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FatalError } from '../fatal'
import { isAlive } from './process-identity'

/** Stops a postmaster that a killed api has left running on this cluster. Only for the folder's owner. */
export async function stopLeftover(cluster: string, socket: string): Promise<void> {
  await stopRunning(cluster)
  await forgetZombie(cluster)
  // The socket has a lock of its own, with the same blind spot; nobody listens there any longer.
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(socket, name), { force: true })
}

async function stopRunning(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster)
  if (pid === null) return
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
  ] as const) {
    if (!signalTo(pid, signal)) return
    for (let waited = 0; waited < seconds * 20; waited++) {
      if (!isAlive(pid)) return
      await sleep(50)
    }
  }
  throw new FatalError(`Quedó un PostgreSQL anterior sin detenerse (proceso ${pid}).`)
}

/**
 * PostgreSQL takes a postmaster that was killed but not yet reaped for a living one and would not start; who is to reap
 * it may take minutes. Its lock is taken away, once none of its children is left that could still write.
 */
async function forgetZombie(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  if (process.platform !== 'linux' || !existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0])
  if (!existsSync(`/proc/${pid}`) || isAlive(pid)) return
  for (let waited = 0; worksIn(cluster); waited++) {
    if (waited === 400) throw new FatalError('Quedan procesos de un PostgreSQL anterior sin detenerse.')
    await sleep(50)
  }
  unlinkSync(lock)
}

/** Whether any process has its working directory there, as every process of a cluster has. */
function worksIn(cluster: string): boolean {
  const folder = realpathSync(cluster)
  return readdirSync('/proc').some((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === folder
    } catch {
      return false
    }
  })
}

function postmasterPid(cluster: string): number | null {
  try {
    const [pid, folder] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    if (folder !== cluster || !isPostgres(Number(pid))) return null
    return Number(pid)
  } catch {
    return null
  }
}

/** A process id may have been given to another program since. */
function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid)
  try {
    return /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')) && isAlive(pid)
  } catch {
    return false
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}
