import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Asks for the address of each request when it arrives: Node keeps an answer, and has none once the client has hung up,
 * whose request still counts towards limits and is still audited.
 */
export default fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => void request.ip)
})
