import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import { folderOf, root, sharedPackage } from '../workspace.ts'

const require = createRequire(import.meta.url)

interface Build {
  /** `host` or a remote's name. */
  app: string
  /** Of its sources, if not the app's own. */
  folder?: string
  dev?: boolean
  refresh?: boolean
  /** Separates the caches of different builds of one app. */
  variant?: string
}

/** Fixed at build time: the bases of the api and of the public site (G-20), which by default is the page's origin. */
const constants = () => ({
  'process.env.ADMIN_API_BASE': JSON.stringify(process.env.ADMIN_API_BASE || '/admin'),
  'process.env.ADMIN_SITE_BASE': JSON.stringify(process.env.ADMIN_SITE_BASE || ''),
  'process.env.SHARED_VERSION': JSON.stringify(sharedPackage.version),
})

/**
 * What makes a kept build another one, file by file. Of a folder webpack also takes what its package depends on, so
 * that any file in shared, a passing one of another command too, made every build begin anew or fail.
 */
const house = path.join(import.meta.dirname, '..')
const buildSources = globSync('**/*.ts', { cwd: house, exclude: ['**/*.test.ts'] }).map((file) =>
  path.join(house, file),
)

const typescriptRule = (context: string, refresh: boolean) => ({
  test: /\.tsx?$/,
  use: {
    loader: require.resolve('ts-loader'),
    options: {
      // A separate command checks types, once for the whole workspace.
      transpileOnly: true,
      // The app's own: by itself, the loader takes the one above the first file that the cache does not have.
      configFile: path.join(context, 'tsconfig.json'),
      // The names in imports stay as they are: webpack finds the sources by them.
      compilerOptions: { noEmit: false, allowImportingTsExtensions: false, sourceMap: true },
      ...(refresh && {
        getCustomTransformers: () => ({ before: [require('react-refresh-typescript').default()] }),
      }),
    },
  },
})

const partsRule = {
  test: /[\\/]src[\\/]module\.tsx$/,
  enforce: 'post' as const,
  loader: require.resolve('../dev/accept-parts.cjs'),
}

/** The container reads the file itself; a page that stands alone imports it. */
const remoteJsonRule = {
  test: /[\\/]remote-[^\\/]+[\\/]remote\.json$/,
  type: 'json',
  loader: require.resolve('./remote-json-loader.ts'),
}

const cssRule = (dev: boolean) => ({
  test: /\.css$/,
  use: [dev ? require.resolve('style-loader') : MiniCssExtractPlugin.loader, require.resolve('css-loader')],
})

/** What the builds of all apps have in common; host and remotes add their federation to it. */
export function baseConfig({
  app,
  folder,
  dev = false,
  refresh = false,
  variant = 'federated',
}: Build): webpack.Configuration {
  const context = folder ?? folderOf(app)
  return {
    name: app,
    context,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    // In production the host loads all files, and decides how long to wait (entrega/page/files).
    output: { path: path.join(context, 'dist'), clean: true, ...(dev && { chunkLoadTimeout: 20_000 }) },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        typescriptRule(context, refresh),
        ...(refresh ? [partsRule] : []),
        cssRule(dev),
        remoteJsonRule,
        { test: /\.(woff2?|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
        { test: /\.svg$/, type: 'asset' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin(constants()),
      ...(dev
        ? []
        : [new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true })]),
      // One name for all, so that the runtime hooks into React once per page instead of once per remote.
      ...(refresh ? [new ReactRefreshWebpackPlugin({ overlay: false, library: 'backoffice' })] : []),
    ],
    cache: {
      type: 'filesystem',
      name: `${app}-${variant}-${dev ? 'dev' : 'prod'}`,
      cacheDirectory: path.join(context, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [...buildSources, path.join(context, 'webpack.config.ts'), path.join(root, 'pnpm-lock.yaml')],
      },
    },
    performance: { hints: false },
    // react-datepicker imports date-fns locales by computed names; the kit never needs that, because it registers es-MX
    // itself.
    ignoreWarnings: [{ module: /react-datepicker/, message: /request of a dependency is an expression/ }],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
