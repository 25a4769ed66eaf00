import { buildSync, type BuildOptions } from 'esbuild'
import { createHash } from 'node:crypto'
import path from 'node:path'
import webpack from 'webpack'

/** A program that webpack does not build, in one script. */
export function bundled(options: BuildOptions): string {
  const { outputFiles } = buildSync({ ...options, bundle: true, write: false, format: 'iife' })
  return outputFiles?.[0]?.text ?? ''
}

/**
 * The path of such a file in the site. Its name has a hash, like those of all that a release brings, so that going back to
 * an earlier release brings its own.
 */
export function hashedPath(name: string, bytes: string | Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const { name: stem, ext } = path.parse(name)
  return `assets/${stem}.${hash}${ext}`
}

/** Puts files into the build, by their path in the site. */
export const emitPlugin = (files: () => Record<string, string | Buffer>) => ({
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('Emit', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'Emit', stage }, () => {
        for (const [file, bytes] of Object.entries(files()))
          // Another hand on them would make their bytes differ from their names.
          compilation.emitAsset(file, new webpack.sources.RawSource(bytes), {
            immutable: true,
            minimized: true,
          })
      })
    })
  },
})
