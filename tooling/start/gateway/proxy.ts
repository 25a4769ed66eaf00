import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as httpRequest } from 'node:http'
import { pipeline } from 'node:stream'
import { type TLSSocket } from 'node:tls'
import { sendText } from './send'
import { type GatewayOptions, type Request, type Response } from './types'

type ProxyOptions = Pick<GatewayOptions, 'api' | 'behindProxy'>

const agent = new Agent({ keepAlive: true })
/** An answer that has not begun by then will not come. */
const patience = 120_000

/** These speak of one connection and must not travel on (RFC 9110, 7.6.1). */
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

/** Hands a call to the api as it comes and its answer back as it comes: neither is gathered in memory. */
export function proxy(request: Request, response: Response, { api, behindProxy = false }: ProxyOptions) {
  const target = api()
  if (!target) return withoutAnswer(request, response, 502)
  const upstream = httpRequest({
    agent,
    host: target.host,
    port: target.port,
    method: request.method,
    path: request.url,
    headers: forwardedHeaders(request, behindProxy),
  })
  let answered = false
  upstream.setTimeout(patience, () => {
    if (!answered) withoutAnswer(request, response, 504)
    upstream.destroy()
  })
  upstream.on('response', (answer) => {
    answered = true
    for (const [name, value] of Object.entries(travelling(answer.headers))) {
      if (value !== undefined) response.setHeader(name, value)
    }
    response.writeHead(answer.statusCode ?? 502)
    // An answer that breaks off has to look broken off here too: pipeline destroys the response then.
    pipeline(answer, response, () => undefined)
  })
  // Once there is an answer, a failure is only that of the upload: a 413 may come before the last byte has gone.
  upstream.on('error', () => answered || withoutAnswer(request, response, 502))
  response.on('close', () => {
    upstream.destroy()
    // What is left of an upload that was answered early has to leave the connection, or the next call waits behind it.
    request.unpipe(upstream).resume()
  })
  // Not pipeline: a failure upstream must leave the request's socket whole for the 502 that has to go over it.
  request.pipe(upstream)
}

/** No `msg` in it: the screens then show their notice «Sin conexión con el servidor» instead of an alert (D35). */
function withoutAnswer(request: Request, response: Response, status: 502 | 504) {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  request.resume()
  response.setHeader('Cache-Control', 'no-store')
  sendText(request, response, status, 'application/json; charset=utf-8', '{}')
}

/** What the client claims about who stands behind it counts only where a proxy of ours is in front. */
function forwardedHeaders(request: Request, behindProxy: boolean): OutgoingHttpHeaders {
  const headers = travelling(request.headers)
  const claimed = behindProxy ? request.headers : {}
  const peer = request.socket.remoteAddress ?? ''
  const authority = request.headers[':authority']
  headers.host = request.headers.host ?? (typeof authority === 'string' ? authority : '')
  headers['x-forwarded-for'] = [claimed['x-forwarded-for'], peer].filter(Boolean).join(', ')
  headers['x-forwarded-proto'] =
    claimed['x-forwarded-proto'] ?? ((request.socket as TLSSocket).encrypted ? 'https' : 'http')
  headers['x-forwarded-host'] = claimed['x-forwarded-host'] ?? headers.host
  delete headers.forwarded
  return headers
}

function travelling(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !ofTheConnection.has(name) && !named.includes(name),
    ),
  )
}
