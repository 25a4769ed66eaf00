import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '../http/refusal'
import { sendRefusal, statusSentence } from './errors'

export interface Patience {
  /** The headers must have come by then. */
  headersMs: number
  /** A JSON body must have come by then, counted from the headers. */
  bodyMs: number
  /** The same for a form with a file, however slow the line is. */
  uploadMs: number
  /** A file must come at this many bytes a second at least, in every stretch of so many milliseconds. */
  uploadPace: { bytesPerSecond: number; everyMs: number }
  /** Nothing at all moves on a connection for this long, in either direction. */
  idleMs: number
}

export const PATIENCE: Patience = {
  headersMs: 15_000,
  bodyMs: 30_000,
  // 25 MB at the pace below take 53 minutes.
  uploadMs: 3_600_000,
  uploadPace: { bytesPerSecond: 8 * 1024, everyMs: 20_000 },
  idleMs: 60_000,
}

/**
 * Cuts off whoever sends a body drop by drop. Node has one limit for every kind of request (requestTimeout, which is the
 * longest of these); a JSON body has no reason to take as long as a file.
 */
export default fp(async (app: FastifyInstance, { bodyMs, uploadPace }: Patience) => {
  app.addHook('onRequest', async (request, reply) => {
    // Injected requests (tests) know no `complete`.
    if (request.raw.complete !== false) return
    const cut = () => cutOff(request, reply)
    const isUpload = request.routeOptions.config?.upload === true
    const timer = isUpload ? atPace(request.raw, uploadPace, cut) : setTimeout(cut, bodyMs)
    timer.unref()
    const stop = () => clearTimeout(timer)
    request.raw.once('end', stop).once('close', stop)
  })
})

/** Looks now and then how much has come. */
function atPace(
  raw: IncomingMessage,
  { bytesPerSecond, everyMs }: Patience['uploadPace'],
  cut: () => void,
): NodeJS.Timeout {
  let before = raw.socket.bytesRead
  return setInterval(() => {
    const { bytesRead } = raw.socket
    // Bytes that wait here: it is the file store that is slow.
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
  // The request too: whoever still reads from it has to learn that nothing more comes.
  reply.raw.once('finish', () => request.raw.destroy())
  sendRefusal(reply, new Refusal(408, statusSentence(408)))
}
