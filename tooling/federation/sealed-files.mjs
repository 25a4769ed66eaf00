// @ts-check
import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule } = webpack

/**
 * Replaces webpack's own loader, which would run any bytes; the host's (host/src/files) runs only the published ones.
 */
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

/** For production builds of the host and of remotes: the host loads and checks their chunks. */
export const sealedFilesPlugin = () => ({
  sealed: true,
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SealedFiles', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        // Runs before webpack's own plugin, which then does not add its loader.
        .tap({ name: 'SealedFiles', stage: -100 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadSealedScript())
          return true
        })
    })
  },
})

/**
 * For mini-css-extract-plugin, which copies this function's text into the bundles. The plugin's link only carries the
 * address; the host loads the style.
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
