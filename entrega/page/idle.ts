/** Runs something once nothing else is to do. Not every browser has requestIdleCallback. */
export function onIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 5_000 })
  else setTimeout(run, 1_000)
}
