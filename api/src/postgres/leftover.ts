import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FatalError } from '../fatal'
import { isAlive } from './process-identity'

/** Stops a postmaster that a killed api has left running on this cluster. Only for the folder's owner. */
export async function stopLeftover(cluster: string): Promise<void> {
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
