import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf } from './workspace.ts'

export interface Env {
  dev?: boolean
  refresh?: boolean
  standalone?: boolean
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
