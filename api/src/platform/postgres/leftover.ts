import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FatalError } from '../../fatal.ts'
import { isAlive } from './process-identity.ts'

/**
 * Removes what a killed api or a power cut left in this cluster: stops a postmaster that still runs, and deletes the
 * file that names one. PostgreSQL would refuse to start with an empty file, or with one whose number now belongs to
 * another process. Only the folder's owner may call it.
 */
export async function stopLeftover(cluster: string, socket: string, withinMs = 20_000): Promise<void> {
  await stopRunning(cluster)
  await untilNobodyWorks(cluster, withinMs)
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  // The socket has a lock file with the same flaw; nobody listens there any longer.
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
 * A killed postmaster's children may still write. PostgreSQL itself checks for them too, through their shared memory.
 */
async function untilNobodyWorks(cluster: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs
  while (someoneWorksIn(cluster)) {
    if (performance.now() >= until)
      throw new FatalError('Quedan procesos de un PostgreSQL anterior sin detenerse.')
    await sleep(50)
  }
}

/** The postmaster in the cluster's file, if that process really serves this cluster. */
function postmasterPid(cluster: string): number | null {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return pid > 0 && isAlive(pid) && worksOn(pid, cluster) ? pid : null
  } catch {
    return null
  }
}

/** Without /proc, the postmaster's command line identifies it. */
function worksOn(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return worksIn(String(pid), realpathSync(cluster))
  const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return command.includes(`-D ${cluster}`)
}

function someoneWorksIn(cluster: string): boolean {
  if (process.platform !== 'linux' || !existsSync(cluster)) return false
  const folder = realpathSync(cluster)
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && worksIn(entry, folder))
}

/** Every process of a cluster has its working directory there; so may an operator's shell. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder &&
      readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n'
    )
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
