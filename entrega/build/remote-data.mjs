// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { copiesInText, copiesOfSingletons } from './facts/copies.mjs'
import { importedNames } from './facts/imports.mjs'
import { emitFacts } from './facts/plugin.mjs'
import { exposedNames } from './facts/provides.mjs'
import { usersOfComponents } from './facts/uses.mjs'
import { root } from './workspace.mjs'

/**
 * Writes the remote's `remote.json` into its build, with the computed contract of its code added, and the facts of the
 * build beside it. The build fails if remote.json contradicts the module.
 * @param {string} app
 * @param {string} folder its sources
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const remoteDataPlugin = (app, folder) => ({
  apply(compiler) {
    // Another repository's build has a webpack of its own.
    const { WebpackError, sources } = compiler.webpack
    const file = path.join(folder, 'remote.json')
    /** @type {(typeof import('./facts/contract')) & (typeof import('./remote-problems')) & (typeof import('../publish/offers/built'))} */
    let judge
    compiler.hooks.make.tapPromise('RemoteData', async (compilation) => {
      judge = {
        ...(await tsImport('./facts/contract.ts', import.meta.url)),
        ...(await tsImport('./remote-problems.ts', import.meta.url)),
        ...(await tsImport('../publish/offers/built.ts', import.meta.url)),
      }
      for (const problem of judge.remoteProblems(folder)) {
        compilation.errors.push(new WebpackError(`${app}: ${problem}`))
      }
    })
    compiler.hooks.thisCompilation.tap('RemoteData', (compilation) => {
      const graph = graphOf(compilation)
      compilation.fileDependencies.add(file)
      compilation.hooks.processAssets.tap('RemoteData', () => {
        for (const problem of judge.usesOf(graph().users).problems)
          compilation.errors.push(new WebpackError(`${app}: ${problem}`))
        const contract = judge.contractOf(graph().imports, path.join(root, 'shared'))
        const { $schema: _forEditors, ...written } = JSON.parse(readFileSync(file, 'utf8'))
        const data = { ...written, contract }
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(data, null, 2)))
      })
      emitFacts(compilation, () => ({
        kind: 'remote',
        app,
        imports: graph().imports,
        exposes: graph().exposes,
        copies: [...graph().copies, ...copiesInText(compilation, graph().copies)],
        uses: judge.usesOf(graph().users).uses,
        offers: judge.offersOf(folder),
        contract: judge.contractOf(graph().imports, path.join(root, 'shared')),
        routes: judge.routesOf(folder),
      }))
    })
  },
})

/**
 * Reads webpack's module graph before webpack joins modules; afterwards it no longer tells which module imports what.
 * @param {import('webpack').Compilation} compilation
 */
function graphOf(compilation) {
  /** @typedef {Pick<import('./facts/facts').RemoteFacts, 'imports' | 'exposes' | 'copies'>} Graph */
  /** @type {Graph & { users: string[] }} */
  let graph = { imports: {}, exposes: {}, copies: [], users: [] }
  compilation.hooks.afterOptimizeChunks.tap('RemoteData', () => {
    graph = {
      imports: importedNames(compilation),
      exposes: exposedNames(compilation),
      copies: copiesOfSingletons(compilation),
      users: usersOfComponents(compilation),
    }
  })
  return () => graph
}
