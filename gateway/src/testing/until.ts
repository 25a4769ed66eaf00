import { setTimeout as wait } from 'node:timers/promises'

/** Waits until something is so, and fails after half a minute: an endless loop would stop the whole run. */
export async function until(isSo: () => unknown): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`never: ${isSo.toString()}`)
    await wait(5)
  }
}
