import { type IncomingMessage, type ServerResponse } from 'node:http'

/** Node's compatibility layer gives HTTP/2 requests the same interface. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** The api's current address. */
export interface ApiTarget {
  host: string
  port: number
}

export interface GatewayOptions {
  /** The assembled site: index.html, assets/, remotes/, remotes.json. */
  site: string
  /** Called for every request, since a restarted api has another port; null while it is down. */
  api: () => ApiTarget | null
  /** The api's origin when it isn't behind this gateway (ADMIN_API_BASE with an origin). */
  apiBase?: string
  /** The reverse proxies in front, as in TRUST_PROXY: their X-Forwarded-* headers count. */
  trustProxy?: string
  /** How long the gateway keeps reading a body after an early answer. */
  leftoverMs?: number
  log?: (entry: AccessEntry) => void
}

export interface AccessEntry {
  method: string
  /** Without its query: filters can name people (D39). */
  path: string
  status: number
  milliseconds: number
}
