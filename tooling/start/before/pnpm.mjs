// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What npm fetches where no fitting pnpm is installed; within the range of `engines`. */
const pinned = '12.21.0'

/**
 * How to run pnpm here: the installed one where it fits package.json's range, else the pinned one through npm.
 * @param {string} root
 * @param {string | null} [found] the version installed
 * @returns {[string, ...string[]]}
 */
export function pnpmCommand(root, found = installedPnpm(root)) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return found !== null && fits(found, engines.pnpm)
    ? ['pnpm']
    : ['npm', 'exec', '--yes', `pnpm@${pinned}`, '--']
}

/**
 * Understands the one kind of range that package.json uses: `>=a.b <c`.
 * @param {string} version
 * @param {string} range
 */
export function fits(version, range) {
  const [, major, minor, below] = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range) ?? []
  const [, a, b] = /^(\d+)\.(\d+)\.\d+$/.exec(version) ?? []
  if (below === undefined || b === undefined) return false
  return (
    Number(a) < Number(below) && (Number(a) > Number(major) || (a === major && Number(b) >= Number(minor)))
  )
}

/** @param {string} root */
function installedPnpm(root) {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
