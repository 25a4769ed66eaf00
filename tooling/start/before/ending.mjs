// @ts-check
import { readFileSync } from 'node:fs'

const parent = process.ppid
// npm starts us through a shell, which outlives a killed npm; if the shell replaces itself with us, npm itself is the
// parent.
const npm = isShell(parent) ? parentOf(parent) : null
export const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
// Ctrl-C reaches every process of a terminal, and npm and under.mjs pass theirs on: together they are one signal.
const atOnce = 500

/**
 * Calls back once when this command is to end: a signal, or the death of the npm that started it. npm hands SIGTERM to
 * the shell between it and us, which then dies without passing it on; after a kill -9 of npm the shell has another
 * parent. Whoever sends a second signal does not want to wait.
 * @param {() => void} onEnding
 */
export function whenEnding(onEnding) {
  let since = Infinity
  const end = () => {
    if (since < Infinity) return
    since = performance.now()
    onEnding()
  }
  for (const signal of signals)
    process.on(signal, () => (performance.now() - since > atOnce ? process.exit(130) : end()))
  // The reader of our output may have exited already; a write error must not keep us from stopping.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  whenAlone(end)
}

/**
 * Calls back, more than once, when the npm that started this command is dead.
 * @param {() => void} onAlone
 */
export function whenAlone(onAlone) {
  // A command started by hand has no npm to watch.
  if (!process.env.npm_lifecycle_event) return
  const isAlone = () => process.ppid !== parent || (npm !== null && parentOf(parent) !== npm)
  setInterval(() => isAlone() && onAlone(), 300).unref()
}

/** @param {number} pid */
function isShell(pid) {
  return /^(ba|da|a|z|k)?sh$/.test(procfs(pid, 'comm').trim())
}

/** Only Linux provides this; elsewhere a killed npm goes unnoticed. @param {number} pid */
function parentOf(pid) {
  // The process name before it is in parentheses and may contain anything.
  const [, found] = /\) \S (\d+) [^)]*$/.exec(procfs(pid, 'stat')) ?? []
  return found === undefined ? null : Number(found)
}

/**
 * @param {number} pid
 * @param {string} file
 */
function procfs(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
