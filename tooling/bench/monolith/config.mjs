// @ts-check
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { pagePlugins } from '../../../entrega/build/page.mjs'
import { folderOf, remoteNames, root } from '../../../entrega/build/workspace.mjs'
import { baseConfig } from '../../../entrega/build/config/base.mjs'
import { initialGroups } from '../../../entrega/build/config/host.mjs'

/**
 * The same sources as one webpack app without federation, for the benchmark's comparison; it is never shipped. Only
 * three files differ: what the build knows replaces the host's registry, plain dynamic imports its loader of remotes,
 * and webpack loads its own files, which need no hash in a page of the same build.
 * @param {{ output?: string }} [options]
 * @returns {import('webpack').Configuration}
 */
export function createMonolithConfig({ output = path.join(root, 'dist/monolith') } = {}) {
  const base = baseConfig({ app: 'host', variant: 'monolith' })
  const source = (/** @type {string} */ file) => path.join(root, 'entrega/page', file)
  const instead = (/** @type {string} */ file) => fileURLToPath(new URL(`./${file}`, import.meta.url))
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
    resolve: {
      ...base.resolve,
      alias: {
        [source('federation/page-registry.ts')]: instead('registry.ts'),
        [source('federation/page-loader.ts')]: instead('loader.ts'),
      },
    },
    optimization: { splitChunks: { cacheGroups: initialGroups } },
    plugins: [
      ...(base.plugins ?? []),
      ...pagePlugins(),
      new webpack.NormalModuleReplacementPlugin(
        /^@backoffice\/entrega\/page\/files$/,
        'data:text/javascript,',
      ),
      new webpack.NormalModuleReplacementPlugin(/^\.\/workspace-remotes$/, remotesModule(remoteNames)),
    ],
  }
}

/**
 * The workspace's remotes with their modules, as a data URI, so that no file has to repeat the list.
 * @param {string[]} names
 */
export function remotesModule(names) {
  const file = (/** @type {string} */ name, /** @type {string} */ rest) =>
    JSON.stringify(path.join(folderOf(name), rest))
  const imports = names.map((name, index) => `import remote${index} from ${file(name, 'remote.json')}`)
  const modules = names.map(
    (name) => `${JSON.stringify(`${name}/./module`)}: () => import(${file(name, 'src/module.tsx')})`,
  )
  return `data:text/javascript,${encodeURIComponent(
    [
      ...imports,
      `export const remotes = [${names.map((_, index) => `remote${index}`).join(', ')}]`,
      `export const modules = { ${modules.join(', ')} }`,
    ].join('\n'),
  )}`
}
