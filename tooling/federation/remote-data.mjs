// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import webpack from 'webpack'
import { folderOf } from './workspace.mjs'

/**
 * Puts the remote's `remote.json` beside its chunks, with which it travels, once it says what the module has; a build
 * that contradicts it fails.
 * @param {string} app
 * @returns {webpack.WebpackPluginInstance}
 */
export const remoteDataPlugin = (app) => ({
  apply(compiler) {
    const folder = folderOf(app)
    const file = path.join(folder, 'remote.json')
    compiler.hooks.thisCompilation.tap('RemoteData', (compilation) => {
      compilation.fileDependencies.add(file)
      compilation.hooks.processAssets.tap('RemoteData', () => {
        compilation.emitAsset('remote.json', new webpack.sources.RawSource(readFileSync(file)))
      })
    })
    compiler.hooks.make.tapPromise('RemoteData', async (compilation) => {
      /** @type {typeof import('./remote-problems')} */
      const { remoteProblems } = await tsImport('./remote-problems.ts', import.meta.url)
      for (const problem of remoteProblems(folder)) {
        compilation.errors.push(new webpack.WebpackError(`${app}: ${problem}`))
      }
    })
  },
})
