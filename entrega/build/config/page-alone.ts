import { createRequire } from 'node:module'
import path from 'node:path'
import type { Response } from 'webpack-dev-server'
import { pagePlugins } from '../page/page.ts'
import { folderOf, remoteNames, root } from '../workspace.ts'
import { baseConfig } from './base.ts'
import { devRegistry, devServer, registryAt } from './dev-server.ts'

/**
 * A remote without a host, in a small shell on the in-memory back end, for development. It has copies of its own of what
 * the host would provide, because `import: false` needs a provider.
 */
export function createStandaloneConfig(app: string, port = 8081) {
  const config = pageAlone('standalone', app, './src/index.ts', port)
  config.devServer.setupMiddlewares = (middlewares) => [
    // The shell reads only the remotes' remote.json.
    registryAt(() => devRegistry(remoteNames.map((name) => ({ name, port: 0 })))),
    { name: 'msw', path: '/mockServiceWorker.js', middleware: serviceWorker },
    ...middlewares,
  ]
  return config
}

/** The catalogue of the kit: shared/src/ui with its examples, on its own page. For development only. */
export const createCatalogConfig = (port: number) => ({
  ...pageAlone('catalogo', 'host', './src/ui/catalog/main.tsx', port),
  name: 'catalogo',
  context: path.join(root, 'shared'),
})

function pageAlone(variant: string, app: string, main: string, port: number) {
  const base = baseConfig({ app, dev: true, refresh: true, variant })
  const folder = path.join(folderOf(app), 'dist', variant)
  return {
    ...base,
    entry: { main },
    output: { ...base.output, path: folder, publicPath: '/', uniqueName: `${variant}-${app}` },
    plugins: [...(base.plugins ?? []), ...pagePlugins()],
    devServer: devServer(port),
  }
}

const fromShared = createRequire(path.join(root, 'shared/package.json'))

/** Serves msw's worker from its package (below `.pnpm`), because a copy in the repository would become outdated. */
const serviceWorker = (_request: unknown, response: Response) =>
  response.sendFile(fromShared.resolve('msw/mockServiceWorker.js'), { dotfiles: 'allow' })
