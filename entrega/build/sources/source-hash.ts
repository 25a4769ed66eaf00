import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { folderOf, root } from '../workspace.ts'

const ignored = new Set(['node_modules', 'dist', 'coverage', '.cache', 'test-results'])
/** Tests and the kit's catalogue are in no bundle, so a change there must not rebuild the product. */
const isTest = /\.(test|spec|examples)\.[cm]?tsx?$|\/__tests__\/|\/ui\/catalog\//

function filesOf(target: string): string[] {
  if (statSync(target).isFile()) return [target]
  return readdirSync(target, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => filesOf(path.join(target, entry.name)))
    .filter((file) => !isTest.test(file))
    .sort()
}

/** Hashes contents and relative paths, so that the repository's place does not matter, and other facts. */
export function hashOf(targets: string[], facts: string[] = [], base: string = root) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(`fact ${fact}\0`)
  for (const file of targets.flatMap(filesOf)) {
    hash
      .update(`${path.relative(base, file).split(path.sep).join('/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/** What affects the bundles of all apps. */
export const shapesBundles = ['shared/package.json', 'entrega/build', 'tsconfig.base.json']

/** The lock file without the other remotes' dependencies, so that a new remote rebuilds no other app. */
export const lockFor = (lock: string, app: string) =>
  lock.replace(/^ {2}remote-(.+):\n(?:\n| {4}.*\n)*/gm, (section, name) => (name === app ? section : ''))

/**
 * Changes whenever the build of an app would: with its sources (the host's include shared), configuration, the lock file
 * and the settings.
 */
export function sourceHash(app: string, folder: string = folderOf(app)) {
  // A remote contains nothing of shared or of the page, so a change there rebuilds the host alone.
  const ofHost = app === 'host' ? ['shared/src', 'entrega/page'] : []
  const targets = [...ofHost, ...shapesBundles].map((name) => path.join(root, name))
  // Build-time settings that end up in the bundles.
  const settings = [`api ${process.env.ADMIN_API_BASE ?? ''}`, `site ${process.env.ADMIN_SITE_BASE ?? ''}`]
  const lock = lockFor(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'), app)
  // Relative to its own folder: another repository's remote may lie anywhere.
  const own = hashOf([folder], [], folder)
  return hashOf(targets, [app, ...settings, lock, own])
}

/** Changes also with the props of what other remotes offer to this one, which are in its facts. */
export function buildHash(app: string) {
  const config = path.join(folderOf(app), 'tsconfig.json')
  const text = existsSync(config) ? readFileSync(config, 'utf8') : ''
  const reports = [...text.matchAll(/"\.\.\/(remote-[a-z0-9-]+)\/offers\.ts"/g)]
    .map(([, folder = '']) => path.join(root, folder, 'offers.api.json'))
    .filter((file) => existsSync(file))
  return hashOf(reports, [sourceHash(app)])
}

/** Where a finished build records its sources' hash. A build first empties its folder, so a failed one has none. */
export const stampOf = (dist: string) => path.join(dist, '.sources')
