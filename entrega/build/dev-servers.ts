import webpack from 'webpack'
import WebpackDevServer, { type Response } from 'webpack-dev-server'
import { appConfig } from './app-config.ts'
import { createCatalogConfig } from './config/catalogo.ts'
import { devServer } from './config/dev-server.ts'
import { insideHostServer } from './config/inside-host.ts'
import { devRegistry } from './dev-registry.ts'
import { remoteNames } from './workspace.ts'

type DevServers = { url: string; stop: () => Promise<void> }

const host = '127.0.0.1'

/**
 * Starts the host and the remotes, with Fast Refresh in all of them.
 * @param options `api`: the origin that receives /admin; `names`: the remotes, by default all; their servers take the
 * ports after `port`
 */
export async function devServers({
  port = 8080,
  api,
  names = remoteNames,
}: {
  port?: number
  api: string
  names?: string[]
}): Promise<DevServers> {
  const remotes = names.map((name, index) => ({ name, port: port + 1 + index }))
  const server = async (app: string, options: import('webpack-dev-server').Configuration) =>
    new WebpackDevServer(options, webpack(await appConfig(app, { dev: true })))
  const servers = [
    ...(await Promise.all(remotes.map((remote) => server(remote.name, remoteServer(remote.port))))),
    await server('host', hostServer({ port, api, remotes })),
  ]
  return started(servers, port)
}

/** Starts one remote without a host, with Fast Refresh and the in-memory back end. */
export async function standaloneServer({
  remote,
  port = 8080,
}: {
  remote: string
  port?: number
}): Promise<DevServers> {
  const { devServer, ...config } = await appConfig(remote, { standalone: true, port })
  return started([new WebpackDevServer(devServer, webpack(config))], port)
}

/**
 * Starts one remote inside a deployed host, with that host's pages, data and other remotes.
 * @param options `host`: its origin
 */
export async function insideServer({
  remote,
  host,
  port = 8080,
}: {
  remote: string
  host: string
  port?: number
}): Promise<DevServers> {
  const config = await appConfig(remote, { dev: true, refresh: false })
  return started([new WebpackDevServer(insideHostServer({ remote, host, port }), webpack(config))], port)
}

/** Starts the catalogue of the kit. */
export async function catalogServer({ port = 8080 }: { port?: number } = {}): Promise<DevServers> {
  const { devServer, ...config } = createCatalogConfig({ port })
  return started([new WebpackDevServer(devServer, webpack(config))], port)
}

/**
 * Starts the servers one after another, because all first builds at once would take every core and much more memory. An
 * address is told when its page is built: before that, a browser would wait for it.
 */
export async function started(servers: WebpackDevServer[], port: number) {
  for (const server of servers) {
    const built = firstBuild(server)
    await server.start()
    await built
  }
  return {
    url: `http://${host}:${port}/`,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

/**
 * Resolves when the first build has ended, well or not: webpack has said by then what is wrong with it.
 */
function firstBuild(server: WebpackDevServer) {
  const { hooks } = server.compiler as webpack.Compiler
  return new Promise((resolve) => {
    hooks.done.tap('first build', resolve)
    hooks.failed.tap('first build', resolve)
  })
}

const remoteServer = (port: number): import('webpack-dev-server').Configuration => ({
  host,
  port,
  hot: true,
  // React Fast Refresh keeps open dialogs and typed text; changes that it can't apply reload the page.
  liveReload: false,
  static: false,
  headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
  client: { overlay: false, webSocketURL: `ws://${host}:${port}/ws` },
  allowedHosts: 'all',
})

const hostServer = ({
  port,
  api,
  remotes,
}: {
  port: number
  api: string
  remotes: { name: string; port: number }[]
}): import('webpack-dev-server').Configuration => ({
  ...devServer(port),
  proxy: [{ context: ['/admin'], target: api }],
  setupMiddlewares: (middlewares) => [
    {
      name: 'registry',
      path: '/remotes.json',
      middleware: (_request: unknown, response: Response) =>
        response.set('Cache-Control', 'no-store').json(devRegistry(remotes)),
    },
    ...middlewares,
  ],
})
