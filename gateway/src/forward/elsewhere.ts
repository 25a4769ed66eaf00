import replyFrom from '@fastify/reply-from'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { addressesOf } from './addresses.ts'
import { abortable, statusOf, travelling } from './api-calls.ts'
import { refuse } from '../refuse.ts'

/** Marks what one gateway asks another, which then asks no further. */
const fromPeer = 'x-backoffice-peer'

/** What a server of files needs to know; who asks is none of its business. */
const asked = ['accept', 'accept-encoding', 'if-none-match', 'if-modified-since']

/** Lets a scope answer with the files of other servers: a remote's container, another gateway. */
export const otherServers = (app: FastifyInstance) =>
  app.register(replyFrom, { undici: serversInTurn(), disableCache: true, disableRequestLogging: true })

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

type Answered = (error: Error | null, answer?: Dispatcher.ResponseData) => void

/** Answers after which another server of the same name is asked. */
const lacking = [404, 502, 503, 504]
const most = 4

/** Asks the servers behind a name in turn until one has the file: during a rollout one may have what another lacks. */
function serversInTurn(): { request: Dispatcher['request'] } {
  // Without connections to reuse: one that a stopping container closes would cost an answer.
  const agent = new Agent({
    pipelining: 0,
    connections: null,
    connect: { timeout: 2_000 },
    headersTimeout: 15_000,
    bodyTimeout: 15_000,
  })
  const ask = async (options: Dispatcher.RequestOptions) => {
    const { protocol, hostname, port } = new URL(String(options.origin))
    const servers = (await addressesOf(hostname)).slice(0, most)
    for (const { address, family } of servers.slice(0, -1)) {
      const answer = await agent.request({ ...options, origin: originOf(address, family) }).catch(() => null)
      if (answer && !lacking.includes(answer.statusCode)) return answer
      await answer?.body.dump()
    }
    const last = servers.at(-1)
    return agent.request({ ...options, origin: last && originOf(last.address, last.family) })

    function originOf(address: string, family: number) {
      return `${protocol}//${family === 6 ? `[${address}]` : address}:${port || 80}`
    }
  }
  const request = (options: Dispatcher.RequestOptions, done: Answered) =>
    void ask(options).then(
      (answer) => done(null, abortable(answer)),
      (error: Error) => done(error),
    )
  return { request: request as unknown as Dispatcher['request'] }
}
