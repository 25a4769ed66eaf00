/** How long work may block the page, in milliseconds. */
const SLICE = 20

/**
 * For long work in slices: call it repeatedly and await the result. It returns undefined until the slice is over, then
 * a promise that lets the page respond first, or rejects with the signal's reason.
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
