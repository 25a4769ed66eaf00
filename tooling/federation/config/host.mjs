// @ts-check
import enhanced from '@module-federation/enhanced'
import { doorsEntry, federatedDoors } from '../doors.mjs'
import { hostFactsPlugin } from '../facts/plugin.mjs'
import {
  dialogChunk,
  formChunk,
  frameChunk,
  kitChunk,
  loginChunk,
  sectionChunk,
  sharedByFormsChunk,
} from '../door-chunks.mjs'
import { lateFederationPlugin } from '../late-federation.mjs'
import { leanSharingPlugin } from '../lean-entry.mjs'
import { pagePlugins } from '../page.mjs'
import { sealedPagePlugin } from '../sealed-page.mjs'
import { hostShared } from '../shared-modules.mjs'
import { sourceHash } from '../source-hash.mjs'
import { sharedPackage } from '../workspace.mjs'
import { baseConfig } from './base.mjs'
import { lendRefresh, refreshPlugins } from './refresh.mjs'

const { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } = enhanced

/**
 * The host's build: it knows no remote, and provides everything that is shared.
 * @param {{ dev?: boolean, refresh?: boolean }} [options]
 * @returns {import('webpack').Configuration}
 */
export function createHostConfig({ dev = false, refresh = dev } = {}) {
  const base = baseConfig({ app: 'host', dev, refresh, sealed: !dev })
  process.env.MF_BUILD_VERSION = dev ? 'dev' : sourceHash('host').slice(0, 12)
  return {
    ...base,
    entry: {
      main: [...(refresh ? [lendRefresh] : []), doorsEntry(federatedDoors(sharedPackage)), './src/index.ts'],
    },
    output: {
      ...base.output,
      publicPath: '/',
      uniqueName: 'backoffice-host',
      filename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: dev ? 'assets/[name].js' : 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          ...initialGroups,
          kit: kitChunk(),
          login: loginChunk(),
          frame: frameChunk(),
          section: sectionChunk(),
          sharedByForms: sharedByFormsChunk(),
          form: formChunk(),
          dialog: dialogChunk(),
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...pagePlugins({ early: true }),
      ...(dev ? [] : [sealedPagePlugin(), leanSharingPlugin()]),
      ...refreshPlugins(refresh),
      hostFactsPlugin(),
      lateFederationPlugin(),
      new ProvideSharedPlugin({ provides: hostShared() }),
      // Consumes nothing; it adds the list of what the host provides.
      new ConsumeSharedPlugin({ consumes: {} }),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        // `version-first` would fetch every remote at the first navigation.
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // Manifests are read by host/src/federation; the runtime gets the entry's own address.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  }
}

/**
 * Two chunks that seldom change, so that browsers keep them in the cache after a new release of the host.
 * @type {Record<string, { test: RegExp, name: string, chunks: 'initial', priority: number }>}
 */
export const initialGroups = {
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial',
    priority: 20,
  },
  lib: { test: /[\\/]node_modules[\\/]/, name: 'lib', chunks: 'initial', priority: 10 },
}
