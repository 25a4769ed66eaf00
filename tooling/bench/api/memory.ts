import { spawnSync } from 'node:child_process'

/** What a process holds in memory, in MB. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) / 1024
}

/** Looks at a process several times a second until told to stop; answers the most it saw. */
export function watchMemory(pid: number): () => number {
  let peak = residentMegabytes(pid)
  const look = () => (peak = Math.max(peak, residentMegabytes(pid)))
  const timer = setInterval(look, 250)
  return () => {
    clearInterval(timer)
    return look()
  }
}
