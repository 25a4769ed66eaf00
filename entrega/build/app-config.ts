import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf } from './workspace.ts'

/** How an app is built; by default as it is released. */
export interface Env {
  /** For webpack-dev-server. */
  dev?: boolean
  /** With `dev`: React Fast Refresh, for a host that has it, too; on by default. */
  refresh?: boolean
  /** A remote without a host, for development. */
  standalone?: boolean
  /** Where the stand-alone page is served. */
  port?: number
}

/**
 * Loads the configuration from an app's own webpack.config.ts. Every command builds with that one; no other exists.
 * @param app `host` or a remote's name
 */
export async function appConfig(
  app: string,
  env: Env = {},
): Promise<import('webpack').Configuration & { devServer?: import('webpack-dev-server').Configuration }> {
  const file = path.join(folderOf(app), 'webpack.config.ts')
  const { default: config } = await import(pathToFileURL(file).href)
  return config(env)
}
