// @ts-check
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * @typedef {object} Turn
 * @property {string} name two works of one name never run beside each other
 * @property {string} [waiting] what is said, once, where another process is at it
 */

/**
 * Does `work` while no other process of this checkout does work of that name: two `npm start` at once would install and
 * build into each other's files. The turn is a file that only one process can make; that of a process which is gone is
 * taken over.
 * @template T
 * @param {string} root
 * @param {Turn} turn
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(root, { name, waiting }, work) {
  const folder = join(root, '.cache', 'turnos')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  const me = JSON.stringify({ pid: process.pid, start: startOf(process.pid) })
  for (let said = false; !take(path, me); said = true) {
    if (!said && waiting) console.log(waiting)
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    if (read(path) === me) rmSync(path)
  }
}

/**
 * @param {string} path
 * @param {string} me
 */
function take(path, me) {
  try {
    writeFileSync(path, me, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  const owner = read(path)
  if (owner !== null && !isWorking(path, owner)) takeAway(path, owner)
  return false
}

/**
 * Removes the turn of a process that is gone. Where another has just taken its place, that one gets it back.
 * @param {string} path
 * @param {string} owner
 */
function takeAway(path, owner) {
  const aside = `${path}.${process.pid}.viejo`
  try {
    renameSync(path, aside)
    const taken = read(aside)
    if (taken !== null && taken !== owner) writeFileSync(path, taken, { flag: 'wx' })
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true })
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/**
 * @param {string} path
 * @param {string} owner
 */
function isWorking(path, owner) {
  try {
    const { pid, start } = JSON.parse(owner)
    return start !== null && startOf(pid) === start
  } catch {
    // Made, and not written yet; half a minute later nobody is going to.
    return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 30_000
  }
}

/**
 * When a process began, which tells it from a later process with the same id; null for a zombie.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}
