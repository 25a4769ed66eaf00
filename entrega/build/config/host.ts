import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { doorChunks } from '../page/door-chunks.ts'
import { emitPlugin } from '../page/emitted.ts'
import { pagePlugins } from '../page/page.ts'
import { sealedPagePlugin } from '../page/sealed-page.ts'
import { offlineWorker } from '../page/worker.ts'
import { libraries } from '../sources/shared-modules.ts'
import { installedVersion } from '../workspace.ts'
import { baseConfig } from './base.ts'

/** The host knows no remote, and no plugin of federation. What it lends is in entrega/page/federation/copies.ts. */
export function hostConfig({ dev = false }: { dev?: boolean } = {}): webpack.Configuration {
  const base = baseConfig({ app: 'host', dev, refresh: dev })
  const name = dev ? '[name]' : '[name].[contenthash:8]'
  return {
    ...base,
    entry: { main: [...(dev ? [lendRefresh] : []), './src/index.ts'] },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'backoffice-host',
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: { splitChunks: { cacheGroups: { ...initialGroups, ...doorChunks() } } },
    plugins: [
      ...(base.plugins ?? []),
      ...pagePlugins({ early: true }),
      ...(dev ? [] : [emitPlugin(offlineWorker), sealedPagePlugin()]),
      new webpack.DefinePlugin({ 'process.env.COPIES': JSON.stringify(versions) }),
    ],
  }
}

/** An entry that lends the host's refresh runtime to the remotes. */
export const lendRefresh = fileURLToPath(new URL('../dev/lend-refresh.ts', import.meta.url))

const versions = Object.fromEntries(libraries.map((name) => [name, installedVersion(name)]))

/** What seldom changes of what every page begins with: the browser keeps it after a new release of the host. */
export const initialGroups = {
  react: initial('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 20),
  lib: initial('lib', /[\\/]node_modules[\\/]/, 10),
  kit: initial('kit', /[\\/]shared[\\/]src[\\/]/, 5),
}

function initial(name: string, test: RegExp, priority: number) {
  return { name, test, chunks: 'initial' as const, priority }
}
