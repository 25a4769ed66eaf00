import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type IncomingMessage } from 'node:http'
import { type ServerHttp2Stream } from 'node:http2'
import { type Duplex } from 'node:stream'
import { securityHeaders } from './policy/security-headers.ts'

export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Whether a request is for the api, whose answers are JSON. */
export const isApiCall = ({ url }: FastifyRequest) => /^\/admin([/?#]|$)/.test(url)

/** The gateway's own refusal: a text, or a `msg` for requests to the api. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number, text: string) {
  const [type, body] = isApiCall(request)
    ? ['application/json', JSON.stringify({ msg: text })]
    : ['text/plain', `${text}\n`]
  return (
    reply
      .status(status)
      .headers(securityHeaders(request))
      // A file missing during a release may be there a moment later.
      .header('Cache-Control', 'no-store')
      .type(`${type}; charset=utf-8`)
      .send(body)
  )
}

const bodyless = ['GET', 'HEAD', 'TRACE']
/** What HTTP clients name in `Connection` out of habit. None of it is forwarded. */
const harmless = ['', 'close', 'http2-settings', 'keep-alive', 'te', 'upgrade']

/**
 * Whether another hop could interpret this differently: a body on a method without one, or a `Connection` that names any
 * other header, such as the length or the host, which a hop would drop.
 */
export function framingProblem(request: IncomingMessage): boolean {
  const named = (request.headers.connection ?? '').toLowerCase().split(',')
  if (named.some((name) => !harmless.includes(name.trim()))) return true
  return bodyless.includes(request.method ?? '') && hasBody(request)
}

export function hasBody({ headers, ...request }: IncomingMessage & { stream?: ServerHttp2Stream }): boolean {
  if (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0') return true
  return request.stream?.endAfterHeaders === false
}

const sentences: Record<string, [status: string, msg: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Los encabezados son demasiado grandes'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La petición tardó demasiado en llegar'],
}
const otherwise = ['400 Bad Request', 'La petición no es válida'] as const

/** Answers what reaches no handler (no HTTP, too slow, too many headers) with a `msg`, too (D24). */
export function answerBadHttp(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, msg] = sentences[error.code ?? ''] ?? otherwise
  const body = JSON.stringify({ msg })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  )
}
