import path from 'node:path'
import type { WebpackPluginInstance } from 'webpack'
import type { Env } from './app-config.ts'
import { buildNotePlugin, writeBuildNote } from './build-note.ts'
import { createHostConfig } from './config/host.ts'
import { createRemoteConfig } from './config/remote.ts'
import { createStandaloneConfig } from './config/standalone.ts'
import { remoteDataPlugin } from './facts/plugin.ts'
import { whoIsHere } from './who.ts'

/** For the host's webpack.config.ts. */
export const hostConfig = ({ dev = false }: Env) => createHostConfig({ dev })

/**
 * For a remote's webpack.config.ts.
 * @param folder the remote's own
 */
export function remoteConfig(folder: string, { dev = false, refresh, standalone = false, port }: Env) {
  const app = path.basename(folder).replace('remote-', '')
  return standalone ? createStandaloneConfig(app, { port }) : createRemoteConfig(app, { dev, refresh })
}

/**
 * For a remote of another repository that webpack or Rspack builds in its own way (docs/operacion/publicar.md): computes its
 * contract and the facts that the gates read, and notes whose build it is.
 * @param folder the remote's own, `remote-<name>`
 */
export const remoteData = (folder: string): WebpackPluginInstance => ({
  apply(compiler) {
    remoteDataPlugin(path.basename(folder).replace('remote-', ''), folder).apply(compiler)
    buildNotePlugin(folder).apply(compiler)
  },
})

/**
 * The same beside what any other bundler has built.
 * @param folder the remote's own, `remote-<name>`
 * @param dist the built folder
 * @throws {Error} with what contradicts itself
 */
export async function writeRemoteData(folder: string, dist: string) {
  const { writeRemoteFacts } = await import('./write-remote-data.ts')
  await writeRemoteFacts(folder, dist)
  writeBuildNote(folder, dist, whoIsHere(process.env, folder))
}

/** For such a remote: what the host provides. */
export { remoteShared } from './shared-modules.ts'

export { appConfig, type Env } from './app-config.ts'
