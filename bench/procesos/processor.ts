import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tree } from '../../deploy/checks/cluster/machines/program.ts'

/** Processor time of processes and of all that descend from them, in milliseconds. */
export const processorMs = (pids: readonly number[]): number =>
  pids.flatMap(tree).reduce((sum, pid) => sum + ticksOf(pid), 0) * tickMs()

/** Its own, and that of its children that have ended. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
  } catch {
    // It has just ended.
    return 0
  }
}

let tick = 0
const tickMs = (): number => (tick ||= 1_000 / Number(execFileSync('getconf', ['CLK_TCK'])))
