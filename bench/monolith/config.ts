import path from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { pagePlugins } from '../../entrega/build/page/page.ts'
import { folderOf, remoteNames, root } from '../../entrega/build/workspace.ts'
import { baseConfig } from '../../entrega/build/config/base.ts'
import { initialGroups } from '../../entrega/build/config/host.ts'

/**
 * The same sources as one webpack app without federation, for the benchmark's comparison; it is never shipped. Only
 * three files differ: what the build knows replaces the host's registry, plain dynamic imports its loader of remotes,
 * and webpack loads its own files, which need no hash in a page of the same build.
 */
export function createMonolithConfig({
  output = path.join(root, 'dist/monolith'),
}: { output?: string } = {}): import('webpack').Configuration {
  const base = baseConfig({ app: 'host', variant: 'monolith' })
  const source = (file: string) => path.join(root, 'entrega/page', file)
  const instead = (file: string) => fileURLToPath(new URL(`./${file}`, import.meta.url))
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
        [source('registry/page-registry.ts')]: instead('registry.ts'),
        [source('load/page-loader.ts')]: instead('loader.ts'),
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
      new webpack.NormalModuleReplacementPlugin(/^\.\/workspace-remotes\.ts$/, remotesModule(remoteNames)),
    ],
  }
}

/** The workspace's remotes with their modules, as a data URI, so that no file has to repeat the list. */
export function remotesModule(names: string[]) {
  const file = (name: string, rest: string) => JSON.stringify(path.join(folderOf(name), rest))
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
