// @ts-check
import { sharedPackage } from '../workspace.mjs'
import { providedNames } from './provides.mjs'

/** The file's name in a build's folder; facts.ts describes its contents. */
const factsFile = 'facts.json'

/**
 * Writes the app's own facts (`own`) and the names of its files, when those are final.
 * @param {import('webpack').Compilation} compilation
 * @param {() => object} own
 */
export function emitFacts(compilation, own) {
  const { Compilation, sources } = compilation.compiler.webpack
  const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
  compilation.hooks.processAssets.tap({ name: 'Facts', stage }, (assets) => {
    const files = Object.keys(assets)
      .filter((name) => !/\.map$|\.LICENSE\.txt$|^mf-stats\.json$/.test(name))
      .sort()
    const facts = { format: 1, shared: sharedPackage.version, ...own(), files }
    compilation.emitAsset(factsFile, new sources.RawSource(`${JSON.stringify(facts, null, 2)}\n`))
  })
}

/**
 * The facts of the host's build.
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const hostFactsPlugin = () => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Facts', (compilation) => {
      /** This must run before webpack joins modules; afterwards its graph no longer tells which module imports what. */
      let provides = {}
      // Must run before webpack joins modules; afterwards its graph no longer tells which module imports what.
      compilation.hooks.afterOptimizeChunks.tap('Facts', () => {
        provides = providedNames(compilation)
      })
      emitFacts(compilation, () => ({ kind: 'host', app: 'host', provides }))
    })
  },
})
