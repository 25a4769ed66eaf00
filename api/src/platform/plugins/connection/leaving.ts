import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on, answers say that this process is about to stop. */
    leave: () => void
    isLeaving: () => boolean
  }
}

/** Tells whoever forwards calls at which address nobody will answer soon (gateway/src/forward/addresses). */
export const LEAVING = 'x-backoffice-leaving'

/**
 * A process that is about to stop still answers for a while (DRAIN_SECONDS) and says so, so that new calls go to another process.
 * Closing its port at once would break the connections that it had not accepted yet.
 */
export default fp(async (app: FastifyInstance) => {
  let leaving = false
  app.decorate('leave', () => void (leaving = true))
  app.decorate('isLeaving', () => leaving)
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (leaving) {
      void reply.header(LEAVING, request.socket.localAddress)
      // Never while a body is arriving: its sender would not get to read the answer.
      if (request.raw.complete) void reply.header('connection', 'close')
    }
    done()
  })
})
