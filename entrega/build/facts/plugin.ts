import type * as webpack from 'webpack'
import { remoteFiles } from '../remote-source.ts'

/**
 * For webpack and Rspack: writes `remote.json`, with the computed contract, and the facts into the build of a remote. It
 * fails if remote.json contradicts the module.
 */
export const remoteDataPlugin = (app: string, folder: string): webpack.WebpackPluginInstance => ({
  // Another repository's build has a webpack of its own.
  apply: ({ hooks, webpack: { Compilation, sources, WebpackError } }) =>
    hooks.thisCompilation.tap('Facts', (compilation) => {
      // The names of its files are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'Facts', stage }, async (assets) => {
        const { remoteFacts } = await import('./remote.ts')
        compilation.fileDependencies.addAll(remoteFiles(folder))
        const scripts = Object.entries(assets).filter(([name]) => /\.m?js$/.test(name))
        const texts = scripts.map(([name, source]) => [name, source.source().toString()])
        const told = await remoteFacts(app, folder, Object.fromEntries(texts), Object.keys(assets))
        const found = Object.entries(told.files)
        // What the bundler could not read, it has said.
        if (found.length === 0 && compilation.errors.length > 0) return
        for (const problem of told.problems) compilation.errors.push(new WebpackError(`${app}: ${problem}`))
        for (const [name, text] of found) compilation.emitAsset(name, new sources.RawSource(text))
      })
    }),
})
