// @ts-check
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { buildNotePlugin, writeBuildNote } from './build-note.mjs'
import { createHostConfig } from './config/host.mjs'
import { createRemoteConfig } from './config/remote.mjs'
import { createStandaloneConfig } from './config/standalone.mjs'
import { remoteDataPlugin } from './facts/plugin.mjs'
import { whoIsHere } from './who.mjs'

/** @typedef {import('./app-config.mjs').Env} Env */

/**
 * For the host's webpack.config.mjs.
 * @param {Env} env
 */
export const hostConfig = ({ dev = false }) => createHostConfig({ dev })

/**
 * For a remote's webpack.config.mjs.
 * @param {string} folder the remote's own
 * @param {Env} env
 */
export function remoteConfig(folder, { dev = false, refresh, standalone = false, port }) {
  const app = path.basename(folder).replace('remote-', '')
  return standalone ? createStandaloneConfig(app, { port }) : createRemoteConfig(app, { dev, refresh })
}

/**
 * For a remote of another repository that webpack or Rspack builds in its own way (docs/operacion/README.md): computes its
 * contract and the facts that the gates read, and notes whose build it is.
 * @param {string} folder the remote's own, `remote-<name>`
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const remoteData = (folder) => ({
  apply(compiler) {
    remoteDataPlugin(path.basename(folder).replace('remote-', ''), folder).apply(compiler)
    buildNotePlugin(folder).apply(compiler)
  },
})

/**
 * The same beside what any other bundler has built.
 * @param {string} folder the remote's own, `remote-<name>`
 * @param {string} dist the built folder
 * @throws {Error} with what contradicts itself
 */
export async function writeRemoteData(folder, dist) {
  /** @type {typeof import('./write-remote-data')} */
  const { writeRemoteFacts } = await tsImport('./write-remote-data.ts', import.meta.url)
  await writeRemoteFacts(folder, dist)
  writeBuildNote(folder, dist, whoIsHere(process.env, folder))
}

/** For such a remote: what the host provides. */
export { remoteShared } from './shared-modules.mjs'

export { appConfig } from './app-config.mjs'
