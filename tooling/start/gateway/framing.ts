import { type IncomingMessage } from 'node:http'
import { type ServerHttp2Stream } from 'node:http2'

const bodyless = ['GET', 'HEAD', 'TRACE']
const framing = ['content-length', 'transfer-encoding', 'host']

/**
 * Could somebody on the way read another message than this one? True for a body on a method without one, and
 * for a `Connection` that names a header of framing or the host: a hop would drop it.
 */
export function framingProblem(request: IncomingMessage): boolean {
  const named = (request.headers.connection ?? '').toLowerCase().split(/\s*,\s*/)
  if (named.some((name) => framing.includes(name.trim()))) return true
  return bodyless.includes(request.method ?? '') && hasBody(request)
}

export function hasBody({ headers, ...request }: IncomingMessage & { stream?: ServerHttp2Stream }): boolean {
  if (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0') return true
  return request.stream?.endAfterHeaders === false
}
