// @ts-check
import path from 'node:path'
import { buildNotePlugin } from './build-note.mjs'
import { createHostConfig } from './config/host.mjs'
import { createRemoteConfig } from './config/remote.mjs'
import { createStandaloneConfig } from './config/standalone.mjs'
import { remoteDataPlugin } from './remote-data.mjs'

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
 * For a remote of another repository, whose build is its own (docs/operacion.md): computes its contract and the facts
 * that the gates read, and notes whose build it is.
 * @param {string} folder the remote's own, `remote-<name>`
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const remoteData = (folder) => ({
  apply(compiler) {
    remoteDataPlugin(path.basename(folder).replace('remote-', ''), folder).apply(compiler)
    buildNotePlugin(folder).apply(compiler)
  },
})

/** For such a remote: what the host provides. */
export { remoteShared } from './shared-modules.mjs'

export { appConfig } from './app-config.mjs'
