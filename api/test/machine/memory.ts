import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

export const MB = 1024 * 1024

const resident = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024

/** How much a process grows while something is done, at its peak, in MB; and what that gave. */
export async function growthOf<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ grown: number; result: T }> {
  const before = resident(pid)
  let peak = before
  let going = true
  const watching = (async () => {
    while (going) {
      peak = Math.max(peak, resident(pid))
      // Samples every 15 ms, because there is no event for a peak of memory.
      await sleep(15)
    }
  })()
  try {
    const result = await work()
    return { grown: (peak - before) / MB, result }
  } finally {
    going = false
    await watching
  }
}
