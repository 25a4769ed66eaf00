import { setTimeout as sleep } from 'node:timers/promises'

const TELL_WITHIN_MS = 2_000

/** What was asked, or `otherwise` if it fails or takes long: a hanging database must not block the other metrics. */
export async function inTime<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  const late = sleep(TELL_WITHIN_MS, otherwise, { ref: false })
  return Promise.race([ask().catch(() => otherwise), late])
}

/** One question for all that ask while it is under way: the gauges of one scrape are read at once. */
export function atOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined
  return () => (asking ??= ask().finally(() => (asking = undefined)))
}
