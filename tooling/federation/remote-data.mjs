// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { folderOf } from './workspace.mjs'

/**
 * Puts the remote's `remote.json` beside its chunks: it travels with the release.
 * @param {string} app
 * @returns {webpack.WebpackPluginInstance}
 */
export const remoteDataPlugin = (app) => ({
  apply(compiler) {
    const file = path.join(folderOf(app), 'remote.json')
    compiler.hooks.thisCompilation.tap('RemoteData', (compilation) => {
      compilation.fileDependencies.add(file)
      compilation.hooks.processAssets.tap('RemoteData', () => {
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(readFileSync(file)))
      })
    })
  },
})
