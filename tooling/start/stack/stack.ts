import { once } from 'node:events'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { portSentence } from '../before/port.ts'
import { root } from '../before/root.mjs'
import { createGateway, type AccessEntry } from '@backoffice/gateway'
import { builtSite } from '@backoffice/entrega/publish'
import { superviseApi, type ApiProcess, type Login } from './api-process.ts'

export interface StackOptions {
  host?: string
  /** 0 chooses a free one. */
  port?: number
  /** An absolute path. */
  dataDir: string
  /** The assembled site; tests pass another one with changed remotes. */
  site?: string
  /** Replaces the built server: its sources during development, a fake in tests. */
  apiEntry?: string
  /** Further environment variables for the api; `process.env` is not passed on automatically. */
  env?: NodeJS.ProcessEnv
  log?: (entry: AccessEntry) => void
  onProgress?: (msg: string) => void
  onRestart?: (why: string, wait: number) => void
}

export interface Stack {
  url: string
  login: Login
  api: Pick<ApiProcess, 'pid' | 'target'>
  stop: () => Promise<void>
}

export const builtApi = join(root, 'api/dist/server.js')
const builtTracing = pathToFileURL(join(root, 'api/dist/tracing.js')).href

/** The api and the gateway in front of it, from what is built. Used by `npm start`, the e2e run and the benchmarks. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const api = startApi(options)
  try {
    const login = await api.ready
    return { ...(await openGateway(api, options)), login, api }
  } catch (error) {
    await api.stop()
    throw error
  }
}

/** The api alone, on a free port of the loopback. */
export function startApi({
  host = '127.0.0.1',
  port,
  dataDir,
  site = builtSite,
  apiEntry = builtApi,
  env = {},
  onProgress,
  onRestart,
}: StackOptions): ApiProcess {
  return superviseApi({
    entry: apiEntry,
    // Only the built server has it beside it, and only a start with traces needs it.
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && apiEntry === builtApi && { preload: builtTracing }),
    env: {
      LOG_LEVEL: 'warn',
      // The base of links in mails, unless the operator sets another one.
      PUBLIC_URL: siteUrl(host, port),
      REGISTRY: join(site, 'remotes.json'),
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      // The gateway counts as one hop, on this machine; the operator's proxies come after it.
      TRUST_PROXY: ['127.0.0.1', env.TRUST_PROXY].filter(Boolean).join(','),
    },
    onProgress,
    onRestart,
  })
}

/** Opens the single address of the stack. */
export async function openGateway(
  api: Pick<ApiProcess, 'target' | 'stop'>,
  options: StackOptions,
): Promise<Pick<Stack, 'url' | 'stop'>> {
  const { host = '127.0.0.1', port = 8080, site = builtSite, env = {}, log } = options
  const server = await createGateway({
    site,
    api: api.target,
    apiBase: env.ADMIN_API_BASE,
    trustProxy: env.TRUST_PROXY,
    log,
    offline: env.OFFLINE !== '0',
  })
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(portSentence(error as NodeJS.ErrnoException, host, port), { cause: error })
  }
  const { port: bound } = server.address() as AddressInfo
  const name = host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${bound}`, stop: () => close(server, api) }
}

/** New calls are refused at once, running ones may finish, then everything stops. */
async function close(server: Server, api: Pick<ApiProcess, 'stop'>): Promise<void> {
  server.close()
  server.closeIdleConnections()
  await api.stop()
  server.closeAllConnections()
}

/** The address of a site that listens there; undefined while the port is unknown. */
export function siteUrl(host: string, port: number | undefined): string | undefined {
  if (!port) return undefined
  const anywhere = ['0.0.0.0', '::'].includes(host)
  const name = anywhere ? hostname() : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
