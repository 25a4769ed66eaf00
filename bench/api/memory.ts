import { spawnSync } from 'node:child_process'

/** The memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) / 1024
}

/** Samples a process several times a second until stopped; returns the maximum. */
export function watchMemory(pid: number): () => number {
  let peak = residentMegabytes(pid)
  const look = () => (peak = Math.max(peak, residentMegabytes(pid)))
  const timer = setInterval(look, 250)
  return () => {
    clearInterval(timer)
    return look()
  }
}
