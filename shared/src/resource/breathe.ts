/** How long work goes on before the page may answer, in milliseconds. */
const SLICE = 20

/**
 * For long work in slices: call it now and then, and wait for what it gives. It gives nothing until a slice is over, then a
 * promise that lets the page answer first, or rejects with the signal's reason.
 */
export function breathe(signal: AbortSignal): () => Promise<void> | undefined {
  let began = performance.now()
  return () => {
    if (performance.now() - began < SLICE) return undefined
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      signal.throwIfAborted()
      began = performance.now()
    })
  }
}
