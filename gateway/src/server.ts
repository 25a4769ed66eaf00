import { createServer, type Server } from 'node:http'
import { answerBadHttp } from './refuse.ts'
import { type Handler } from './types.ts'

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
