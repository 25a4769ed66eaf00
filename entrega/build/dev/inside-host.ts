import { devRegistry, devServer, registryAt } from '../config/dev-server.ts'

interface Registry {
  remotes?: Record<string, unknown>
}

/**
 * Puts one remote of this machine into a deployed host's page, at an address of this machine: its policy allows its own
 * origin, and other people see none of it. All but the remote and its registry entry comes from that host.
 */
export function insideHostServer(
  remote: string,
  host: string,
  port: number,
): import('webpack-dev-server').Configuration {
  const folder = `/remotes/${remote}/dev/`
  return {
    ...devServer(port),
    historyApiFallback: false,
    // Production builds of react-dom lack what Fast Refresh calls (docs/decisiones/0013), so a change reloads the page.
    hot: false,
    liveReload: true,
    compress: false,
    devMiddleware: { publicPath: folder, index: false },
    setupMiddlewares: (middlewares) => [
      registryAt(async () => withLocal(await registryOf(host), remote, folder)),
      ...middlewares,
    ],
    proxy: [
      {
        context: ['/**', '!/ws'],
        target: host,
        changeOrigin: true,
        // The remote of this machine changes all the time, and has no hashes.
        on: {
          proxyRes: ({ headers }) => void delete headers['integrity-policy'],
          proxyReq: (call) => {
            // To the host this must look like a call of its own page.
            if (call.getHeader('origin')) call.setHeader('origin', host)
          },
        },
      },
    ],
  }
}

async function registryOf(host: string): Promise<Registry> {
  const address = new URL('/remotes.json', host)
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new Error(`${address} no responde`, { cause })
  })
  if (!answer.ok) throw new Error(`${address} respondió ${answer.status}`)
  return (await answer.json()) as Registry
}

/** The host's registry, in which the remote of this machine replaces the host's own, or is added. */
export function withLocal(registry: Registry, remote: string, folder: string) {
  const local = devRegistry([{ name: remote, port: 0 }]).remotes[remote]
  return {
    ...registry,
    remotes: { ...registry.remotes, [remote]: { ...local, manifest: `${folder}mf-manifest.json` } },
  }
}
