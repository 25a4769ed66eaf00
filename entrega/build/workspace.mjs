// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The remotes of a checkout by their registry names: its folders `remote-*` with a `remote.json`.
 * @param {string} folder
 */
export const remotesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('remote-') && existsSync(path.join(folder, name, 'remote.json')))
    .map((name) => name.slice('remote-'.length))
    .sort()

export const remoteNames = remotesIn(root)

/**
 * The folder of an app: `host`, or a remote by its registry name.
 * @param {string} app
 */
export const folderOf = (app) => path.join(root, app === 'host' ? 'host' : `remote-${app}`)

/**
 * @param {string} file
 * @returns {any}
 */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The version of a package that the shared package has installed: the one copy that every app uses.
 * @param {string} name
 * @returns {string}
 */
export const installedVersion = (name) =>
  readJson(path.join(root, 'shared/node_modules', name, 'package.json')).version

export const sharedPackage = readJson(path.join(root, 'shared/package.json'))
