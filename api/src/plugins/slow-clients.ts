import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Refusal } from '../http/refusal'
import { sendRefusal, statusSentence } from './errors'

export interface Patience {
  /** The headers must have come by then. */
  headersMs: number
  /** A JSON body must have come by then, counted from the headers. */
  bodyMs: number
  /** The same for a file, which a slow line may take minutes for. */
  uploadMs: number
  /** Nothing at all moves on a connection for this long, in either direction. */
  idleMs: number
}

export const PATIENCE: Patience = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  idleMs: 60_000,
}

/**
 * Cuts off whoever sends a body drop by drop. Node has one limit for every kind of request (requestTimeout, which is the
 * longest of these); a JSON body has no reason to take as long as a file.
 */
export default fp(async (app: FastifyInstance, { bodyMs, uploadMs }: Patience) => {
  app.addHook('onRequest', async (request, reply) => {
    // Injected requests (tests) know no `complete`.
    if (request.raw.complete !== false) return
    const isUpload = /^multipart\//i.test(request.headers['content-type'] ?? '')
    const timer = setTimeout(() => cutOff(request, reply), isUpload ? uploadMs : bodyMs)
    timer.unref()
    const stop = () => clearTimeout(timer)
    request.raw.once('end', stop).once('close', stop)
  })
})

function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  const { socket } = request.raw
  if (reply.sent) return void socket.destroy()
  void reply.header('connection', 'close')
  reply.raw.once('finish', () => socket.destroy())
  sendRefusal(reply, new Refusal(408, statusSentence(408)))
}
