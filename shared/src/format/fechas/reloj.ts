/*
 * The server's clock. A computer's may be wrong by days, and the server judges by its own: what is due, what has ended,
 * which days exist already.
 */

/** How far the server's clock is ahead of this computer's, in milliseconds. */
let ahead = 0
const listeners = new Set<() => void>()

/** Now, by the server's clock: the only place that asks this computer for it. Before any answer, by this computer's. */
export const ahora = (): Date => new Date(Date.now() + ahead)

/** Takes the time from the `Date` header of an answer; anything else changes nothing. */
export function serverTime(date: unknown): void {
  const instant = typeof date === 'string' ? Date.parse(date) : NaN
  if (Number.isNaN(instant)) return
  ahead = instant - Date.now()
  for (const listener of listeners) listener()
}

/** Calls `listener` when the time may have jumped: the server said another, or somebody returns to this tab. */
export function onClock(listener: () => void): () => void {
  // A tab in sight passes midnight, too.
  const everyMinute = setInterval(listener, 60_000)
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  return () => {
    clearInterval(everyMinute)
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
  }
}
