import httpProxy from '@fastify/http-proxy'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type IncomingHttpHeaders } from 'node:http'
import { PassThrough } from 'node:stream'
import { leave, leaving, lookupAddresses } from './addresses.ts'
import { methods } from '../refuse.ts'
import { type GatewayOptions } from '../types.ts'

/** After this long an unstarted answer counts as lost. */
const patience = 120_000

/** Streams a call to the api and its answer back, without buffering either in memory. */
export async function apiCalls(app: FastifyInstance, { api }: GatewayOptions) {
  app.addContentTypeParser('*', (_request, payload, done) => done(null, leavable(payload)))
  // Closing the connection during an upload would lose the answer, so the gateway reads the rest instead.
  app.addHook('onSend', async (_request, reply) => void reply.removeHeader('connection'))
  await app.register(httpProxy, {
    prefix: '/admin',
    rewritePrefix: '/admin',
    upstream: '',
    httpMethods: methods,
    proxyPayloads: false,
    disableCache: true,
    disableRequestLogging: true,
    undici: endingWithCaller(),
    preHandler: (_request, reply, done) => {
      if (!api()) return withoutAnswer(reply, 502)
      callers.run(untilGone(reply), done)
    },
    replyOptions: {
      getUpstream: () => `http://${api()?.host}:${api()?.port}`,
      // The caller decides whether to repeat a failed call.
      retryDelay: () => null,
      rewriteRequestHeaders: forwardedHeaders,
      rewriteHeaders: answeredHeaders,
      onError: (reply, { error }) => withoutAnswer(reply as FastifyReply, statusOf(error)),
    },
  })
}

/** Lets the proxy drop an upload that the api no longer needs without closing the connection that the answer needs. */
const leavable = (payload: NodeJS.ReadableStream) =>
  payload.pipe(new PassThrough().on('error', () => undefined))

/** What a server that does not answer, or not in time, is to the caller. */
export const statusOf = (error: Error & { statusCode?: number }) => (error.statusCode === 504 ? 504 : 502)

/** It has no `msg`, so the screens show their notice «Sin conexión con el servidor» instead of an alert (D35). */
function withoutAnswer(reply: FastifyReply, status: 502 | 504) {
  void reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send('{}')
}

const callers = new AsyncLocalStorage<AbortSignal>()

/** By itself the proxy would continue a call after its caller has left. */
function endingWithCaller(): { request: Dispatcher['request'] } {
  const agent = new Agent({
    // As many connections as callers: slow uploads must not delay others.
    connections: null,
    // None is used again: a replica that stops could close it under a call, which nobody may repeat. Not said in the
    // request (`pipelining: 0`), which would end an upload that is answered early without its answer.
    keepAliveTimeout: 1,
    keepAliveTimeoutThreshold: 1e9,
    // A call goes to another replica only while there is no connection yet.
    connect: { timeout: 3_000, lookup: lookupAddresses },
    headersTimeout: patience,
    bodyTimeout: patience,
  })
  const request = (
    options: Dispatcher.RequestOptions,
    done: (error: Error | null, answer: Dispatcher.ResponseData) => void,
  ) =>
    agent.request({ ...options, signal: callers.getStore() }, (error, answer) =>
      // undici gives no answer with an error, whatever its types say.
      done(error, error ? answer : abortable(answer)),
    )
  return { request: request as Dispatcher['request'] }
}

/** When the caller has left, the proxy destroys the body, whose error would end the process if nobody listened. */
export function abortable(answer: Dispatcher.ResponseData): Dispatcher.ResponseData {
  answer.body.on('error', () => undefined)
  return answer
}

function untilGone(reply: FastifyReply): AbortSignal {
  const caller = new AbortController()
  reply.raw.once('close', () => caller.abort())
  return caller.signal
}

/** Describe one connection and must not be forwarded (RFC 9110, 7.6.1); the proxy drops those that Connection names. */
const ofTheConnection =
  /^(connection|expect|http2-settings|keep-alive|proxy-authenticate|proxy-authorization|proxy-connection|te|trailer|transfer-encoding|upgrade)$/

export const travelling = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.test(name)))

/** The headers for the caller; what the api says to this server alone stays here. */
function answeredHeaders({ [leaving]: address, ...others }: IncomingHttpHeaders): IncomingHttpHeaders {
  if (typeof address === 'string') leave(address)
  return travelling(others)
}

/**
 * The headers for the api, which trusts this server: what clients say of themselves counts only behind a trusted proxy.
 * @param request as Fastify sees it, which trusts X-Forwarded-* only from a trusted peer
 */
export function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'headers'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const { forwarded: _, ...others } = travelling(headers)
  return {
    ...others,
    host: request.headers.host ?? request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}
