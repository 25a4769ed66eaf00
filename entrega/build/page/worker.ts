import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import path from 'node:path'
import webpack from 'webpack'
import { root } from '../workspace.ts'

/**
 * The program of the worker that opens the page without connection (entrega/page/offline), and its path in the site. Its
 * name has a hash, like those of all that a release brings; the gateway serves the one that the page in use names.
 */
export function offlineWorker(): { file: string; program: string } {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'entrega/page/offline/worker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const program = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(program).digest('hex').slice(0, 8)
  return { file: `assets/sin-linea.${hash}.js`, program }
}

/** Puts it into the build, whose page then names its hash (sealed-page.ts). */
export const offlineWorkerPlugin = () => ({
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('OfflineWorker', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'OfflineWorker', stage }, () => {
        const { file, program } = offlineWorker()
        // Minified already; another hand would make its bytes differ from its name.
        compilation.emitAsset(file, new webpack.sources.RawSource(program), {
          immutable: true,
          minimized: true,
        })
      })
    })
  },
})
