import type * as webpack from 'webpack'
import { remoteFiles } from '../remote-source.ts'
import { sharedPackage } from '../workspace.ts'
import { factsFile } from './facts.ts'

/**
 * For webpack and Rspack: writes `remote.json`, with the computed contract, and the facts into the build of a remote. It
 * fails if remote.json contradicts the module.
 */
export const remoteDataPlugin = (app: string, folder: string): webpack.WebpackPluginInstance => ({
  apply: (compiler) =>
    atTheEnd(compiler, async (compilation, assets) => {
      const { remoteFacts } = await import('./remote.ts')
      compilation.fileDependencies.addAll(remoteFiles(folder))
      const scripts = Object.entries(assets).filter(([name]) => /\.m?js$/.test(name))
      const texts = scripts.map(([name, source]) => [name, source.source().toString()])
      const files = Object.keys(assets)
      const { problems, told } = await remoteFacts(app, folder, Object.fromEntries(texts), files)
      // What the bundler could not read, it has said.
      if (told === null && compilation.errors.length > 0) return {}
      // Another repository's build has a webpack of its own.
      for (const problem of problems)
        compilation.errors.push(new compiler.webpack.WebpackError(`${app}: ${problem}`))
      return told ? { 'remote.json': told.remote, [factsFile]: told.facts } : {}
    }),
})

/** The facts of the host's build. */
export const hostFactsPlugin = (): webpack.WebpackPluginInstance => ({
  apply: (compiler) =>
    atTheEnd(compiler, async (_compilation, assets) => {
      const { providedNames } = await import('./provides.ts')
      const { isServed } = await import('../site-files.ts')
      const files = Object.keys(assets).filter(isServed).sort()
      const provides = await providedNames()
      return {
        [factsFile]: { format: 1, shared: sharedPackage.version, kind: 'host', app: 'host', provides, files },
      }
    }),
})

/** Adds JSON files to a build when the names of its own are final. */
function atTheEnd(
  { hooks, webpack: { Compilation, sources } }: webpack.Compiler,
  files: (
    compilation: webpack.Compilation,
    assets: webpack.Compilation['assets'],
  ) => Promise<Record<string, unknown>>,
) {
  hooks.thisCompilation.tap('Facts', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
    compilation.hooks.processAssets.tapPromise({ name: 'Facts', stage }, async (assets) => {
      for (const [name, value] of Object.entries(await files(compilation, assets)))
        compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(value, null, 2)}\n`))
    })
  })
}
