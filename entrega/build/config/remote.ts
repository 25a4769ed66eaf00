import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { remoteDataPlugin } from '../facts/plugin.ts'
import { remoteSource } from '../remote-source.ts'
import { sourceHash } from '../sources/source-hash.ts'
import { folderOf } from '../workspace.ts'
import { remoteShared } from '../sources/shared-modules.ts'
import { baseConfig } from './base.ts'

/**
 * The build of a remote as it is released: only its own code.
 * @param options `refresh`: for a host of `npm run dev`, which lends its runtime
 */
export function createRemoteConfig(
  app: string,
  {
    dev = false,
    refresh = dev,
    folder = folderOf(app),
  }: { dev?: boolean; refresh?: boolean; folder?: string } = {},
): import('webpack').Configuration {
  const base = baseConfig({ app, folder, dev, refresh, variant: refresh ? 'refreshed' : 'federated' })
  const data = remoteSource(folder)
  const name = dev ? '[name]' : '[name].[contenthash:8]'
  const build = dev ? 'dev' : sourceHash(app, folder).slice(0, 12)
  return {
    ...base,
    // Without eval, because a deployed host's policy forbids it (`npm run dev <remote> -- --host`).
    devtool: dev ? 'cheap-module-source-map' : base.devtool,
    externals: refresh ? [hostRefreshRuntime] : [],
    // The container is the only entry; src/index.ts belongs to the stand-alone page, which has its own build.
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `backoffice-${app}-${build}`,
      // With a constant name, two releases in one page would answer each other's chunk requests.
      chunkLoadingGlobal: `chunks_${app}_${build}`,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    // Names would contain a hash over the absolute path of a file that federation generates.
    optimization: { moduleIds: 'natural' },
    plugins: [
      ...(base.plugins ?? []),
      remoteDataPlugin(app, folder),
      new ModuleFederationPlugin({
        // A global variable: each release has its own, so that two can run in one page.
        name: `${app.replaceAll('-', '_')}_${build}`,
        // Its release's folder is its version; webpack can't hash the name of an entry that contains federation.
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(data.exposes.map((expose) => [expose, sourceOf(expose)])),
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: {
          // The host lends federation's core.
          externalRuntime: true,
          optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
        },
      }),
    ],
  }
}

/** Maps `./module` to src/module.tsx and `./PerfilCliente` to src/PerfilCliente.tsx. */
const sourceOf = (expose: string) => `./src/${expose.slice(2)}.tsx`

/** Replaces each import of the refresh runtime, by name or by path, with the host's (lend-refresh.ts). */
export const hostRefreshRuntime = (
  { request = '' }: { request?: string },
  answer: (error?: null, external?: string) => void,
) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request)
    ? answer(null, 'var __REACT_REFRESH_RUNTIME__')
    : answer()
