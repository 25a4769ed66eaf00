import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebpackPluginInstance } from 'webpack'
import { writeBuildNote } from './who.ts'
import { createStandaloneConfig } from './config/page-alone.ts'
import { createRemoteConfig } from './config/remote.ts'
import { remoteDataPlugin } from './facts/plugin.ts'
import { folderOf } from './workspace.ts'

/** How an app is built; by default as it is released. */
export interface Env {
  dev?: boolean
  /** With `dev`: React Fast Refresh, for a host that has it, too; on by default. */
  refresh?: boolean
  standalone?: boolean
  port?: number
}

export type AppConfig = import('webpack').Configuration & {
  devServer?: import('webpack-dev-server').Configuration
}

/** Loads the configuration from an app's own webpack.config.ts. Every command builds with that one; no other exists. */
export async function appConfig(app: string, env: Env = {}): Promise<AppConfig> {
  const file = path.join(folderOf(app), 'webpack.config.ts')
  const { default: config } = await import(pathToFileURL(file).href)
  return config(env)
}

const nameOf = (folder: string) => path.basename(folder).replace('remote-', '')

/** For the webpack.config.ts in a remote's folder. */
export const remoteConfig = (folder: string, { dev = false, refresh, standalone = false, port }: Env) =>
  standalone
    ? createStandaloneConfig(nameOf(folder), port)
    : createRemoteConfig(nameOf(folder), { dev, refresh })

/**
 * For a remote of another repository, in a folder `remote-<name>`, that webpack or Rspack builds in its own way
 * (docs/operacion/publicar.md): its contract, the facts that the gates read, and whose build it is.
 */
export const remoteData = (folder: string): WebpackPluginInstance => ({
  apply(compiler) {
    remoteDataPlugin(nameOf(folder), folder).apply(compiler)
    compiler.hooks.afterEmit.tap('BuildNote', ({ outputOptions }) =>
      writeBuildNote(folder, outputOptions.path ?? ''),
    )
  },
})

/** The same beside what any other bundler has built. @throws {Error} with what contradicts itself */
export async function writeRemoteData(folder: string, dist: string) {
  const { writeRemoteFacts } = await import('./facts/remote.ts')
  await writeRemoteFacts(nameOf(folder), folder, dist)
  writeBuildNote(folder, dist)
}

/** For the host's webpack.config.ts. */
export { hostConfig } from './config/host.ts'
/** For a remote of another repository: what the host provides. */
export { remoteShared } from './sources/shared-modules.ts'
