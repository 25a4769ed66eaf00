import path from 'node:path'
import webpack from 'webpack'
import { createMonolithConfig } from './config.ts'
import { precompress } from '../../entrega/build/precompress.ts'
import { servedFiles } from '../../entrega/build/site-files.ts'
import { root } from '../../entrega/build/workspace.ts'

/**
 * Builds the one-app variant for the benchmark, compressed as the product's files are.
 * @returns the folder to serve
 */
export async function buildMonolith(): Promise<string> {
  const site = path.join(root, 'dist/monolith')
  const compiler = webpack({ ...createMonolithConfig({ output: site }), stats: undefined })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined)
      if (error ?? stats?.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })))
      } else resolve()
    })
  })
  precompress(
    site,
    servedFiles(site).filter((file) => file !== 'index.html'),
  )
  return site
}
