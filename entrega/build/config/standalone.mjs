// @ts-check
import { createRequire } from 'node:module'
import path from 'node:path'
import { pagePlugins } from '../page.mjs'
import { devRegistry } from '../dev-registry.mjs'
import { folderOf, remoteNames, root } from '../workspace.mjs'
import { baseConfig } from './base.mjs'
import { devServer } from './dev-server.mjs'
import { refreshPlugins } from './refresh.mjs'

/**
 * A remote without a host, in a small shell on the in-memory back end. It has its own copies of what the host would
 * provide, because `import: false` needs a provider. For development only.
 * @param {string} app the remote's name in the registry
 * @param {{ port?: number }} [options]
 * @returns {import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
export function createStandaloneConfig(app, { port = 8081 } = {}) {
  const base = baseConfig({ app, dev: true, refresh: true, variant: 'standalone' })
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      path: path.join(folderOf(app), 'dist/standalone'),
      publicPath: '/',
      uniqueName: app,
    },
    plugins: [...(base.plugins ?? []), ...pagePlugins(), ...refreshPlugins(true)],
    devServer: {
      ...devServer(port),
      setupMiddlewares: (middlewares) => [
        { name: 'registry', path: '/remotes.json', middleware: registry },
        { name: 'msw', path: '/mockServiceWorker.js', middleware: serviceWorker },
        ...middlewares,
      ],
    },
  }
}

/**
 * Lists the remotes; the shell reads only their remote.json.
 * @param {unknown} _request @param {any} response
 */
const registry = (_request, response) =>
  response.set('Cache-Control', 'no-store').json(devRegistry(remoteNames.map((name) => ({ name, port: 0 }))))

const fromShared = createRequire(path.join(root, 'shared/package.json'))

/**
 * Serves msw's worker from its package, because a copy in the repository would become outdated.
 * @param {unknown} _request @param {any} response
 */
const serviceWorker = (_request, response) =>
  response.sendFile(fromShared.resolve('msw/mockServiceWorker.js'))
