import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import { answerBadHttp } from './bad-http'
import { gatewayHandler } from './gateway'
import { type GatewayOptions, type Request, type Response } from './types'

/** Longer than the api bears any upload: who is too slow hears it from the api, which knows what is a file and what is not. */
const requestTimeout = 3_660_000

/** The gateway over HTTP/1.1, as `npm start` runs it on the loopback. */
export function createGateway(options: GatewayOptions): Server {
  const handle = gatewayHandler(options)
  return createServer({ requestTimeout }, (request, response) => handle(request, response)).on(
    'clientError',
    answerBadHttp,
  )
}

/** The gateway over TLS and HTTP/2, as a public address would speak: what the benchmark measures. */
export function createSecureGateway(
  options: GatewayOptions,
  tls: { key: string; cert: string },
): Http2SecureServer {
  const handle = gatewayHandler(options)
  return createSecureServer({ ...tls, allowHTTP1: true }, (request, response) =>
    handle(request as unknown as Request, response as unknown as Response),
  )
}
