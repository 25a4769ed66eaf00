import { type ServerOptions } from './app.ts'
import { type Page } from './policy/csp.ts'

export interface ApiTarget {
  host: string
  port: number
}

export interface GatewayOptions extends ServerOptions {
  /** The assembled site: index.html, assets/, remotes/, remotes.json. */
  site: string
  /** Where the registry and the page come from; without it, from the site as it is on the disk. */
  releases?: Releases
  /** Called for every request, since a restarted api has another port; null while it is down. */
  api: () => ApiTarget | null
  /** The api's origin when it isn't behind this gateway (ADMIN_API_BASE with an origin). */
  apiBase?: string
  /** The remotes whose files a server of their own has: its `host:port`, by the remote's name. */
  remotes?: Record<string, string>
  /** Whether browsers may keep the page for opening it without connection (OFFLINE); by default they may. */
  offline?: boolean
  /** The `host:port` of all gateways: during an update another one may have a file of the page that this one lacks. */
  peers?: string
}

/** The registry and the page of the releases in use. */
export interface Releases {
  /** The text of `/remotes.json`; null if there has never been one. */
  registry: () => Promise<string | null>
  page: () => Promise<Page>
}
