import { type IncomingMessage, type ServerResponse } from 'node:http'

/** Node's compatibility layer gives HTTP/2 requests the same face. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Where the api listens at this moment. */
export interface ApiTarget {
  host: string
  port: number
}

export interface GatewayOptions {
  /** The assembled site: index.html, assets/, remotes/, remotes.json. */
  site: string
  /** Asked at every call, since a restarted api listens elsewhere; null while it is away. */
  api: () => ApiTarget | null
  /** Where the api lives when it isn't behind this gateway (ADMIN_API_BASE with an origin). */
  apiBase?: string
  /** The reverse proxies in front, as TRUST_PROXY names them: what these say about the client (X-Forwarded-*) counts. */
  trustProxy?: string
  /** How long the gateway goes on reading a body after an early answer. */
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
