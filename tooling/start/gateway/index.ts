import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { answerBadHttp } from './refuse'
import { gatewayHandler } from './handler'
import { type GatewayOptions, type Handler } from './types'

export { gatewayHandler } from './handler'
export { type AccessEntry, type ApiTarget, type GatewayOptions } from './types'

/**
 * Longer than the api's own limit for an upload: the api refuses slow senders, since it knows which bodies are files.
 */
const requestTimeout = 3_660_000

/** The gateway over HTTP/1.1 on the loopback, as `npm start` runs it. */
export async function createGateway(options: GatewayOptions): Promise<Server> {
  return createServer({ requestTimeout }, await gatewayHandler(options)).on('clientError', answerBadHttp)
}

/** The gateway over TLS and HTTP/2, like a public address; the benchmark measures this one. */
export async function createSecureGateway(
  options: GatewayOptions,
  tls: { key: string; cert: string },
): Promise<Http2SecureServer> {
  const handler = (await gatewayHandler(options)) as Handler & ((...http2: unknown[]) => void)
  return createSecureServer({ ...tls, allowHTTP1: true }, handler)
}
