import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '../../http/refusal.ts'
import { sendRefusal, statusSentence } from '../failures/errors.ts'

export interface Patience {
  /** The time limit for the headers. */
  headersMs: number
  /** The time limit for a JSON body, counted from the headers. */
  bodyMs: number
  /** The time limit for a form with a file, however slow the line is. */
  uploadMs: number
  /** The minimum rate of a file in bytes per second, measured over every interval of this many milliseconds. */
  uploadPace: { bytesPerSecond: number; everyMs: number }
  /** The time limit for a connection without any traffic in either direction. */
  idleMs: number
}

export const PATIENCE: Patience = {
  headersMs: 15_000,
  bodyMs: 30_000,
  // 25 MB at the minimum rate below take 53 minutes.
  uploadMs: 3_600_000,
  uploadPace: { bytesPerSecond: 8 * 1024, everyMs: 20_000 },
  idleMs: 60_000,
}

/**
 * Disconnects clients whose body trickles in. Node has a single limit for all requests (requestTimeout, the longest of
 * these); a JSON body needs far less time than a file.
 */
export default fp(async (app: FastifyInstance, { bodyMs, uploadPace }: Patience) => {
  app.addHook('onRequest', async (request, reply) => {
    // Injected requests (tests) do not have `complete`.
    if (request.raw.complete !== false) return
    const cut = () => cutOff(request, reply)
    const isUpload = request.routeOptions.config?.upload === true
    const timer = isUpload ? atPace(request.raw, uploadPace, cut) : setTimeout(cut, bodyMs)
    timer.unref()
    const stop = () => clearTimeout(timer)
    request.raw.once('end', stop).once('close', stop)
  })
})

/** Checks periodically how much has arrived. */
function atPace(
  raw: IncomingMessage,
  { bytesPerSecond, everyMs }: Patience['uploadPace'],
  cut: () => void,
): NodeJS.Timeout {
  let before = raw.socket.bytesRead
  return setInterval(() => {
    const { bytesRead } = raw.socket
    // Bytes are buffered here: the file store is the slow side.
    const ourFault = raw.readableLength > 0
    if (!ourFault && bytesRead - before < (bytesPerSecond * everyMs) / 1000) cut()
    before = bytesRead
  }, everyMs)
}

function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  const { socket } = request.raw
  if (reply.sent) return void socket.destroy()
  void reply.header('connection', 'close')
  // Destroys the request too, so that its reader learns that nothing more will come.
  reply.raw.once('finish', () => request.raw.destroy())
  sendRefusal(reply, new Refusal(408, statusSentence(408)))
}
