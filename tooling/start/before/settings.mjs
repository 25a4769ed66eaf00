// @ts-check
import { resolve } from 'node:path'
import { root } from './root.mjs'

/**
 * @typedef {object} Settings
 * @property {string} host
 * @property {number} port
 * @property {string} dataDir an absolute path
 */

/**
 * Where to listen and where to keep things, as the environment says.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings | { problem: string }}
 */
export function settingsFrom(env) {
  const port = Number(env.PORT || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { problem: `PORT debe ser un número de 0 a 65535 y es «${env.PORT}».` }
  }
  return { host: env.HOST || '127.0.0.1', port, dataDir: resolve(root, env.DATA_DIR || '.data') }
}
