// @ts-check
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { appConfig } from './app-config.mjs'
import { createCatalogConfig } from './config/catalogo.mjs'
import { devServer } from './config/dev-server.mjs'
import { insideHostServer } from './config/inside-host.mjs'
import { devRegistry } from './dev-registry.mjs'
import { remoteNames } from './workspace.mjs'

/** @typedef {{ url: string, stop: () => Promise<void> }} DevServers */

const host = '127.0.0.1'

/**
 * Starts the host and the remotes, with Fast Refresh in all of them.
 * @param {{ port?: number, api: string, names?: string[] }} options `api`: the origin that receives /admin; `names`:
 * the remotes, by default all; their servers take the ports after `port`
 * @returns {Promise<DevServers>}
 */
export async function devServers({ port = 8080, api, names = remoteNames }) {
  const remotes = names.map((name, index) => ({ name, port: port + 1 + index }))
  const server = async (
    /** @type {string} */ app,
    /** @type {import('webpack-dev-server').Configuration} */ options,
  ) => new WebpackDevServer(options, webpack(await appConfig(app, { dev: true })))
  const servers = [
    ...(await Promise.all(remotes.map((remote) => server(remote.name, remoteServer(remote.port))))),
    await server('host', hostServer({ port, api, remotes })),
  ]
  return started(servers, port)
}

/**
 * Starts one remote without a host, with Fast Refresh and the in-memory back end.
 * @param {{ remote: string, port?: number }} options
 * @returns {Promise<DevServers>}
 */
export async function standaloneServer({ remote, port = 8080 }) {
  const { devServer, ...config } = await appConfig(remote, { standalone: true, port })
  return started([new WebpackDevServer(devServer, webpack(config))], port)
}

/**
 * Starts one remote inside a deployed host, with that host's pages, data and other remotes.
 * @param {{ remote: string, host: string, port?: number }} options `host`: its origin
 * @returns {Promise<DevServers>}
 */
export async function insideServer({ remote, host, port = 8080 }) {
  const config = await appConfig(remote, { dev: true, refresh: false })
  return started([new WebpackDevServer(insideHostServer({ remote, host, port }), webpack(config))], port)
}

/**
 * Starts the catalogue of the kit.
 * @param {{ port?: number }} [options]
 * @returns {Promise<DevServers>}
 */
export async function catalogServer({ port = 8080 } = {}) {
  const { devServer, ...config } = createCatalogConfig({ port })
  return started([new WebpackDevServer(devServer, webpack(config))], port)
}

/**
 * Starts the servers one after another, because all first builds at once would take every core and much more memory. An
 * address is told when its page is built: before that, a browser would wait for it.
 * @param {WebpackDevServer[]} servers
 * @param {number} port
 */
export async function started(servers, port) {
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
 * @param {WebpackDevServer} server
 */
function firstBuild(server) {
  const { hooks } = /** @type {webpack.Compiler} */ (server.compiler)
  return new Promise((resolve) => {
    hooks.done.tap('first build', resolve)
    hooks.failed.tap('first build', resolve)
  })
}

/**
 * @param {number} port
 * @returns {import('webpack-dev-server').Configuration}
 */
const remoteServer = (port) => ({
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

/**
 * @param {{ port: number, api: string, remotes: { name: string, port: number }[] }} options
 * @returns {import('webpack-dev-server').Configuration}
 */
const hostServer = ({ port, api, remotes }) => ({
  ...devServer(port),
  proxy: [{ context: ['/admin'], target: api }],
  setupMiddlewares: (middlewares) => [
    {
      name: 'registry',
      path: '/remotes.json',
      /** @param {unknown} _request @param {any} response */
      middleware: (_request, response) =>
        response.set('Cache-Control', 'no-store').json(devRegistry(remotes)),
    },
    ...middlewares,
  ],
})
