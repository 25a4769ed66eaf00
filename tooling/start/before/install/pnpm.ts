import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What npm fetches where no fitting pnpm is installed; within the range of `engines`. */
const pinned = '12.21.0'

/**
 * How to run pnpm here: the installed one where it fits package.json's range, else the pinned one through npm.
 * @param found the version installed
 */
export function pnpmCommand(root: string, found: string | null = installedPnpm(root)): [string, ...string[]] {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return found !== null && fits(found, engines.pnpm)
    ? ['pnpm']
    : ['npm', 'exec', '--yes', `pnpm@${pinned}`, '--']
}

/** Understands the one kind of range that package.json uses: `>=a.b <c`. */
export function fits(version: string, range: string) {
  const [, major, minor, below] = /^>=(\d+)\.(\d+) <(\d+)$/.exec(range) ?? []
  const [, a, b] = /^(\d+)\.(\d+)\.\d+$/.exec(version) ?? []
  if (below === undefined || b === undefined) return false
  return (
    Number(a) < Number(below) && (Number(a) > Number(major) || (a === major && Number(b) >= Number(minor)))
  )
}

function installedPnpm(root: string) {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
