// @ts-check

const parent = process.ppid
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Calls back once when this command is to end: a signal, or the death of the npm that started it. npm hands SIGTERM to the
 * shell between it and us, which dies of it without a word; a kill -9 of npm looks the same from here.
 * A second signal is from somebody who won't wait.
 * @param {() => void} onEnding
 */
export function whenEnding(onEnding) {
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    onEnding()
  }
  for (const signal of signals) process.on(signal, () => (isEnding ? process.exit(130) : end()))
  // Whoever read our lines may be gone before us; that must not stop the stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  // Started by hand, and not by npm, there is nobody to outlive.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 300).unref()
}
