import { type IncomingHttpHeaders } from 'node:http'

/** These speak of one connection and must not travel on (RFC 9110, 7.6.1); what Connection names is dropped by the proxy. */
const ofTheConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export const travelling = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.has(name)))

/** What Fastify knows of a request, having asked its peer's word only where that one is trusted. */
interface Asked {
  ips?: string[]
  protocol: string
  host: string
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string }
}

/** What the api hears: what the client claims about who stands behind it counts only where a proxy of ours is in front. */
export function forwardedHeaders(request: Asked, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { forwarded: _, 'x-forwarded-for': claimed, ...others } = travelling(headers)
  const peer = request.socket.remoteAddress
  const isTrusted = (request.ips ?? []).length > 1
  return {
    ...others,
    host: request.headers.host ?? request.host,
    'x-forwarded-for': isTrusted ? `${claimed}, ${peer}` : peer,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}
