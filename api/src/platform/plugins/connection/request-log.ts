import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * One line per request, with the route, but never the query, headers or body, which name people and contain secrets.
 */
export default fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        metodo: request.method,
        ruta: request.routeOptions.url ?? 'desconocida',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        usuario: request.session?.idUsuario,
      },
      'peticion',
    )
  })
})
