import replyFrom from '@fastify/reply-from'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { travelling } from './api-calls.ts'
import { refuse } from './refuse.ts'
import { serversInTurn } from './servers.ts'

/** Marks what one gateway asks another, which then asks no further. */
const fromPeer = 'x-backoffice-peer'

/** What a server of files needs to know; who asks is none of its business. */
const asked = ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since']

/** Lets a scope answer with the files of other servers: a remote's container, another gateway. */
export const otherServers = (app: FastifyInstance) =>
  app.register(replyFrom, { undici: serversInTurn(), disableCache: true, disableRequestLogging: true })

/** The file of another server at this address. */
export const fileFrom = (server: string, request: FastifyRequest, reply: FastifyReply) =>
  reply.from(`http://${server}${request.url}`, {
    // `serversInTurn` has asked every server.
    retryDelay: () => null,
    rewriteRequestHeaders: ({ headers }) => ({
      ...Object.fromEntries(asked.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      [fromPeer]: '1',
    }),
    rewriteHeaders: travelling,
    onError: (_reply, { error }) =>
      void refuse(request, reply, statusOf(error), 'No disponible por el momento'),
  })

export const isFromPeer = ({ headers }: FastifyRequest) => headers[fromPeer] !== undefined

const statusOf = (error: Error & { statusCode?: number }) => (error.statusCode === 504 ? 504 : 502)
