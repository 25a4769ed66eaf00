// @ts-check
import webpack from 'webpack'

const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin

/**
 * Keeps webpack's cache from returning an outdated «federation runtime» module. Its code names the chunks without
 * scripts, but its hash is always the same: webpack computes it before the file name's [contenthash] is known, the
 * module throws, and webpack hashes the error's message instead.
 */
export const freshRuntimePlugin = () => ({
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshRuntime', (compilation) => {
      compilation.hooks.runtimeModule.tap('FreshRuntime', (module, chunk) => {
        if (module.name !== 'federation runtime') return
        const update = module.updateHash.bind(module)
        module.updateHash = (hash, context) => {
          update(hash, context)
          for (const other of chunk.getAllReferencedChunks())
            hash.update(`${other.id}:${chunkHasJs(other, context.chunkGraph)}`)
        }
      })
    })
  },
})
