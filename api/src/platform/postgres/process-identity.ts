import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The start time of a process, which distinguishes it from a later process with the same id. */
export function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie has ended; only its parent has not collected it yet.
      return fields[0] === 'Z' ? null : (fields[19] ?? null)
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

export const isAlive = (pid: number): boolean => startOf(pid) !== null
