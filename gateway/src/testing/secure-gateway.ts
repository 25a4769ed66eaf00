import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { gatewayHandler, type GatewayOptions } from '../index.ts'
import { type Handler } from '../app.ts'

/** The gateway over TLS and HTTP/2, like a public address, for tests and the benchmark. */
export async function createSecureGateway(
  options: GatewayOptions,
  tls: { key: string; cert: string },
): Promise<Http2SecureServer> {
  const handler = (await gatewayHandler(options)) as Handler & ((...http2: unknown[]) => void)
  return createSecureServer({ ...tls, allowHTTP1: true }, handler)
}
