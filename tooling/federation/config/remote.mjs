// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import path from 'node:path'
import { borrowedRuntimePlugin } from '../borrowed-runtime.mjs'
import { leanEntryPlugin } from '../lean-entry.mjs'
import { remoteDataPlugin } from '../remote-data.mjs'
import { remoteShared } from '../shared-modules.mjs'
import { sourceHash } from '../source-hash.mjs'
import { folderOf, readJson } from '../workspace.mjs'
import { baseConfig } from './base.mjs'
import { hostRefreshRuntime, refreshPlugins } from './refresh.mjs'

/**
 * The build of a remote as it is released: it contains only the remote's own code, and the host provides everything
 * shared.
 * @param {string} app the remote's name in the registry
 * @param {{ dev?: boolean, refresh?: boolean, folder?: string }} [options] `refresh`: for a host of `npm run dev`,
 * which lends its runtime
 * @returns {import('webpack').Configuration}
 */
export function createRemoteConfig(app, { dev = false, refresh = dev, folder = folderOf(app) } = {}) {
  const base = baseConfig({
    app,
    folder,
    dev,
    refresh,
    sealed: !dev,
    variant: refresh ? 'refreshed' : 'federated',
  })
  const data = readJson(path.join(folder, 'remote.json'))
  const build = dev ? 'dev' : sourceHash(app, '', folder).slice(0, 12)
  process.env.MF_BUILD_VERSION = build
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
      filename: dev ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    plugins: [
      ...(base.plugins ?? []),
      ...refreshPlugins(refresh),
      remoteDataPlugin(app, folder),
      new ModuleFederationPlugin({
        name: app,
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: Object.fromEntries(
          data.exposes.map((/** @type {string} */ expose) => [expose, sourceOf(expose)]),
        ),
        shared: remoteShared(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      borrowedRuntimePlugin(),
      ...(dev ? [] : [leanEntryPlugin()]),
    ],
  }
}

/**
 * Maps `./module` to src/module.tsx and `./PerfilCliente` to src/PerfilCliente.tsx.
 * @param {string} expose
 */
const sourceOf = (expose) => `./src/${expose.slice(2)}.tsx`
