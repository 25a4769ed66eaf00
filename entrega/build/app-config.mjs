// @ts-check
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf } from './workspace.mjs'

/**
 * @typedef {object} Env how an app is built; by default as it is released
 * @property {boolean} [dev] for webpack-dev-server
 * @property {boolean} [refresh] with `dev`: React Fast Refresh, for a host that has it, too; on by default
 * @property {boolean} [standalone] a remote without a host, for development
 * @property {number} [port] where the stand-alone page is served
 */

/**
 * Loads the configuration from an app's own webpack.config.mjs. Every command builds with that one; no other exists.
 * @param {string} app `host` or a remote's name
 * @param {Env} [env]
 * @returns {Promise<import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }>}
 */
export async function appConfig(app, env = {}) {
  const file = path.join(folderOf(app), 'webpack.config.mjs')
  const { default: config } = await import(pathToFileURL(file).href)
  return config(env)
}
