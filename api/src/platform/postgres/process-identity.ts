import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** When a process began, which tells it from a later process with the same id. */
export function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // A zombie is gone, but for its parent's asking.
      return fields[0] === 'Z' ? null : (fields[19] ?? null)
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
  } catch {
    return null
  }
}

export const isAlive = (pid: number): boolean => startOf(pid) !== null
