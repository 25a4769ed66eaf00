// @ts-check
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf } from './workspace.mjs'

/**
 * @typedef {object} Env how an app is built: as it is released, unless told otherwise
 * @property {boolean} [dev] for webpack-dev-server
 * @property {boolean} [refresh] with `dev`: React Fast Refresh, for a host that has it too; the default
 * @property {boolean} [standalone] a remote alone, for development
 * @property {number} [port] where the stand-alone page is served
 */

/**
 * What an app's own webpack.config.mjs answers. Every command builds that: there is no other way to a configuration.
 * @param {string} app `host` or a remote's name
 * @param {Env} [env]
 * @returns {Promise<import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }>}
 */
export async function appConfig(app, env = {}) {
  const file = path.join(folderOf(app), 'webpack.config.mjs')
  const { default: config } = await import(pathToFileURL(file).href)
  return config(env)
}
