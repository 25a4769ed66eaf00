import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export { remoteSource, type RemotePart } from './remote-source.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The remotes of a checkout by their registry names: its folders `remote-*` with a `remote.json`. */
export const remotesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('remote-') && existsSync(path.join(folder, name, 'remote.json')))
    .map((name) => name.slice('remote-'.length))
    .sort()

export const remoteNames = remotesIn(root)

/** The folder of an app: `host`, or a remote by its registry name. */
export const folderOf = (app: string) => path.join(root, app === 'host' ? 'host' : `remote-${app}`)

/** What git says of a checkout; undefined if it fails: there may be no git, or no checkout, as while an image is built. */
export function git(cwd: string, ...args: string[]) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The version of a package that the shared package has installed: the one copy that every app uses. */
export const installedVersion = (name: string): string =>
  packageAt(path.join(root, 'shared/node_modules', name)).version

interface Package {
  name: string
  version: string
  exports: Record<string, string>
}

export const packageAt = (folder: string) => readJson(path.join(folder, 'package.json')) as Package

export const sharedPackage = packageAt(path.join(root, 'shared'))
