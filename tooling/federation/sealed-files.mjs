// @ts-check
import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

/** webpack's own loader would run whatever comes; the host's (host/src/files) runs what was published. */
class LoadSealedScript extends RuntimeModule {
  constructor() {
    super('load sealed script')
  }

  /** @override */
  generate() {
    const failed = '({ type, request }) => done({ type: type, target: { src: request } })'
    return `${RuntimeGlobals.loadScript} = (url, done) => void cargarArchivo('script', url).then(() => done({ type: 'load' }), ${failed});`
  }
}

/** For production builds of the host and of remotes: chunks are loaded by the host, which checks them. */
export const sealedFilesPlugin = () => ({
  sealed: true,
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SealedFiles', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Before webpack, whose own loader then is not added.
        .tap({ name: 'SealedFiles', stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadSealedScript())
          return true
        })
    })
  },
})

/**
 * For mini-css-extract-plugin, which copies this function's text into the bundles: its link tells what is wanted, the
 * host loads it.
 * @param {HTMLLinkElement} link
 */
export const insertSealedStyle = (link) => {
  /** @type {any} */
  const page = globalThis
  page.cargarArchivo('style', link.href).then(
    () => link.onload?.(new Event('load')),
    (/** @type {any} */ { type, request }) =>
      /** @type {any} */ (link).onerror({ type, target: { href: request } }),
  )
}
