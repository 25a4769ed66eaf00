import { createRequire } from 'node:module'
import path from 'node:path'
import type { Response } from 'webpack-dev-server'
import { pagePlugins } from '../page.ts'
import { devRegistry } from '../dev-registry.ts'
import { folderOf, remoteNames, root } from '../workspace.ts'
import { baseConfig } from './base.ts'
import { devServer } from './dev-server.ts'
import { refreshPlugins } from './refresh.ts'

/**
 * A remote without a host, in a small shell on the in-memory back end. It has its own copies of what the host would
 * provide, because `import: false` needs a provider. For development only.
 * @param app the remote's name in the registry
 */
export function createStandaloneConfig(
  app: string,
  { port = 8081 }: { port?: number } = {},
): import('webpack').Configuration & { devServer: import('webpack-dev-server').Configuration } {
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

/** Lists the remotes; the shell reads only their remote.json. */
const registry = (_request: unknown, response: Response) =>
  response.set('Cache-Control', 'no-store').json(devRegistry(remoteNames.map((name) => ({ name, port: 0 }))))

const fromShared = createRequire(path.join(root, 'shared/package.json'))

/** Serves msw's worker from its package, because a copy in the repository would become outdated. */
const serviceWorker = (_request: unknown, response: Response) =>
  response.sendFile(fromShared.resolve('msw/mockServiceWorker.js'))
