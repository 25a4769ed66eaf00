// @ts-check
import webpack from 'webpack'

const { RuntimeGlobals: R } = webpack

/**
 * Loads chunks with the host's loader (host/src/files), which also gives the errors. A chunk may have run before the
 * entry, as the host requests both at once.
 * @param {string} global
 */
const chunkLoading = (global) => `
const known = {};
const install = ([ids, modules, run]) => {
  Object.assign(${R.moduleFactories}, modules);
  if (run) run(${R.require});
  ids.forEach((id) => { known[id] = 1; });
};
const chunks = globalThis[${JSON.stringify(global)}] ||= [];
chunks.forEach(install);
chunks.push = install;
${R.ensureChunkHandlers}.j = (id, promises) => {
  if (!${R.require}.federation.chunkMatcher(id)) return;
  promises.push(known[id] ||= cargarArchivo('script', ${R.publicPath} + ${R.getChunkScriptFilename}(id)).catch((error) => {
    delete known[id];
    throw error;
  }));
};`

/** @typedef {Record<string, (text: string, global: string) => string>} Shorter */

/**
 * What replaces webpack's runtime modules of these names.
 * @type {Shorter}
 */
const leanSharing = {
  // webpack's own, which federation's module of the same name overwrites at once.
  sharing: (text) => (text.includes('bundlerRuntime.I') ? text : ''),
}

/**
 * The same in a remote's entry, which every visit downloads.
 * @type {Shorter}
 */
const lean = {
  ...leanSharing,
  publicPath: () => `${R.publicPath} = new URL('.', document.currentScript.src).href;`,
  'load sealed script': () => '',
  'jsonp chunk loading': (_, global) => chunkLoading(global),
}

/** @param {Shorter} shorter */
const runtimePlugin = (shorter) => ({
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LeanEntry', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanEntry', (module) => {
        const shorten = shorter[module.name]
        if (!shorten) return
        const generate = module.generate.bind(module)
        const global = String(compilation.outputOptions.chunkLoadingGlobal)
        module.generate = () => shorten(String(generate() ?? ''), global)
      })
    })
  },
})

/** For production builds of remotes: makes the entry smaller by 1 kB. The host loads their files. */
export const leanEntryPlugin = () => runtimePlugin(lean)

/** For production builds of the host: 0.3 kB. */
export const leanSharingPlugin = () => runtimePlugin(leanSharing)
