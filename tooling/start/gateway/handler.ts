import Fastify, { type FastifyError } from 'fastify'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { apiCalls, methods } from './api-calls'
import { framingProblem, hasBody, isApiCall, refuse } from './refuse'
import { securityHeaders } from './security-headers'
import { siteFiles } from './site'
import { type GatewayOptions, type Handler, type AccessEntry } from './types'

/** The single entry point of the composed stack, as a request handler for any of Node's servers. */
export async function gatewayHandler(options: GatewayOptions): Promise<Handler> {
  const app = Fastify({
    trustProxy: options.trustProxy ?? false,
    exposeHeadRoutes: false,
    frameworkErrors: (_error, request, reply) => void refuse(request, reply, 400, 'Dirección no válida'),
  })
  // Bodies go to the api unparsed.
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(request))
    if (framingProblem(request.raw)) return refuse(request, reply, 400, 'La petición no es válida')
    // RFC 9110, 8.3. HTTP/2 allows a body without type or length, which Fastify would treat as no body.
    if (hasBody(request.raw)) request.headers['content-type'] ??= 'application/octet-stream'
    const allowed = isApiCall(request) ? methods : ['GET', 'HEAD']
    if (allowed.includes(request.method)) return
    return refuse(request, reply.header('Allow', allowed.join(', ')), 405, 'Método no permitido')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(request, reply, status, 'La petición no es válida')
    console.error('La página no se pudo servir:', error.message)
    return refuse(request, reply, 500, 'La página no se pudo servir')
  })
  await app.register(apiCalls, options)
  await app.register(siteFiles, options)
  await app.ready()
  return (request, response) => {
    if (options.log) logAccess(request, response, options.log)
    response.once('close', () => dropLeftover(request, options.leftoverMs ?? 60_000))
    app.routing(request, response)
  }
}

/** Reads the rest of an upload after an early answer, so that the sender gets the answer; a timer limits it. */
function dropLeftover(request: IncomingMessage, withinMs: number): void {
  if (request.complete) return
  request.unpipe().resume()
  setTimeout(() => request.complete || request.destroy(), withinMs).unref()
}

/** Anyone with a signed address may read the file, so the log omits the signature. */
const withoutSignature = (path: string) => path.replace(/^(\/admin\/descargas\/).+/, '$1…')

/** Logs each answer once it is complete, without the query: filters can name people (D39). */
export function logAccess(
  request: IncomingMessage,
  response: ServerResponse,
  log: (entry: AccessEntry) => void,
) {
  const start = performance.now()
  const { method = 'GET', url = '/' } = request
  response.once('close', () => {
    log({
      method,
      path: withoutSignature(url.split(/[?#]/, 1)[0] ?? ''),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - start),
    })
  })
}
