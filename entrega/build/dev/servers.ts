import webpack from 'webpack'
import WebpackDevServer, { type Configuration } from 'webpack-dev-server'
import { devRegistry, devServer, host, registryAt } from '../config/dev-server.ts'
import { insideHostServer } from './inside-host.ts'
import { createCatalogConfig } from '../config/page-alone.ts'
import { appConfig, type AppConfig } from '../index.ts'
import { remoteNames } from '../workspace.ts'

interface Everything {
  port: number
  /** The origin that receives /admin. */
  api: string
  /** All by default; they take the ports after `port`. */
  names?: string[]
}

/** Starts the host and the remotes, with Fast Refresh in all of them. */
export async function devServers({ port, api, names = remoteNames }: Everything) {
  const remotes = names.map((name, index) => ({ name, port: port + 1 + index }))
  const server = async (app: string, options: Configuration) =>
    new WebpackDevServer(options, webpack(await appConfig(app, { dev: true })))
  const hostServer: Configuration = {
    ...devServer(port),
    proxy: [{ context: ['/admin'], target: api }],
    setupMiddlewares: (middlewares) => [registryAt(() => devRegistry(remotes)), ...middlewares],
  }
  const servers = remotes.map((remote) => server(remote.name, remoteServer(remote.port)))
  return started(await Promise.all([...servers, server('host', hostServer)]), port)
}

interface Alone {
  remote: string
  port: number
}

/** Starts one remote without a host, with Fast Refresh and the in-memory back end. */
export const standaloneServer = async ({ remote, port }: Alone) =>
  pageServer(await appConfig(remote, { standalone: true, port }), port)

export const catalogServer = async ({ port }: { port: number }) => pageServer(createCatalogConfig(port), port)

const pageServer = ({ devServer, ...config }: AppConfig, port: number) =>
  started([new WebpackDevServer(devServer, webpack(config))], port)

/** Starts one remote inside a deployed host (its origin), with that host's pages, data and other remotes. */
export async function insideServer({ remote, host, port }: Alone & { host: string }) {
  const config = await appConfig(remote, { dev: true, refresh: false })
  return started([new WebpackDevServer(insideHostServer(remote, host, port), webpack(config))], port)
}

/**
 * Starts the servers in turn, because all first builds at once would take every core and much more memory. An address is
 * told when its page is built: before that, a browser would wait for it.
 */
export async function started(servers: WebpackDevServer[], port: number) {
  for (const server of servers) {
    const built = firstBuild(server)
    await server.start()
    await built
  }
  return {
    url: `http://${host}:${port}/`,
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  }
}

/** Resolves when the first build has ended, well or not: webpack has said by then what is wrong with it. */
function firstBuild(server: WebpackDevServer) {
  const { hooks } = server.compiler as webpack.Compiler
  return new Promise((resolve) => {
    hooks.done.tap('first build', resolve)
    hooks.failed.tap('first build', resolve)
  })
}

const remoteServer = (port: number): Configuration => ({
  ...devServer(port),
  historyApiFallback: false,
  // React Fast Refresh keeps open dialogs and typed text; changes that it can't apply reload the page.
  liveReload: false,
  headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
  client: { overlay: false, webSocketURL: `ws://${host}:${port}/ws` },
  allowedHosts: 'all',
})
