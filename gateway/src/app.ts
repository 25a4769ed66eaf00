import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { health, logAccess, type AccessEntry } from './access.ts'
import { answerBadHttp, framingProblem, hasBody, isApiCall, methods, refuse } from './refuse.ts'
import { securityHeaders } from './policy/security-headers.ts'

/** Node's compatibility layer gives HTTP/2 requests the same interface. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface ServerOptions {
  /** The reverse proxies in front, as in TRUST_PROXY: their X-Forwarded-* headers count. */
  trustProxy?: string
  /** How long the server keeps reading a body after an early answer. */
  leftoverMs?: number
  /** How long a client may take for the headers of a request. */
  headersMs?: number
  log?: (entry: AccessEntry) => void
}

/** What all our servers have in common, as a request handler for any of Node's servers; `routes` adds the rest. */
export async function handlerOf(
  options: ServerOptions,
  routes: (app: FastifyInstance) => Promise<unknown>,
): Promise<Handler> {
  const app = Fastify({
    trustProxy: options.trustProxy || false,
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
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404, 'No encontrado'))
  await routes(app)
  await app.ready()
  return (request, response) => {
    if (options.log && request.url !== health) logAccess(request, response, options.log)
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

const limits = {
  // Longer than the api's own limit for an upload: the api refuses slow senders, since it knows which bodies are files.
  requestTimeout: 3_660_000,
  // Longer than the proxies in front keep an idle connection, so that none of their requests meets a closing one.
  keepAliveTimeout: 95_000,
}

/** A server over HTTP/1.1, which bears slow clients without waiting for them forever. */
export const httpServer = (handler: Handler, headersTimeout = 15_000): Server =>
  createServer(
    { ...limits, headersTimeout, connectionsCheckingInterval: Math.min(headersTimeout, 5_000) },
    handler,
  ).on('clientError', answerBadHttp)
