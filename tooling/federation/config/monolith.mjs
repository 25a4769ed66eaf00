// @ts-check
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pagePlugins } from '../page.mjs'
import { folderOf, root } from '../workspace.mjs'
import { baseConfig } from './base.mjs'
import { initialGroups } from './host.mjs'

/**
 * The same sources as one webpack app without federation: what the benchmark compares with, never shipped. The one
 * file that differs is the host's federation.ts, in whose place stand plain dynamic imports.
 * @param {{ output?: string }} [options]
 * @returns {import('webpack').Configuration}
 */
export function createMonolithConfig({ output = path.join(root, 'dist/monolith') } = {}) {
  const base = baseConfig({ app: 'host', variant: 'monolith' })
  const federation = path.join(folderOf('host'), 'src/federation/federation.ts')
  const imports = fileURLToPath(new URL('../monolith/federation.ts', import.meta.url))
  return {
    ...base,
    name: 'monolith',
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      path: output,
      publicPath: '/',
      uniqueName: 'backoffice-monolith',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { ...base.resolve, alias: { [federation]: imports } },
    optimization: { splitChunks: { cacheGroups: initialGroups } },
    plugins: [...(base.plugins ?? []), ...pagePlugins()],
  }
}
