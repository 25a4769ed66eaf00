import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import '../downloads/registry.ts'

/** Signed addresses and their handlers; the route is in downloads/routes.ts. Requires signing. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('downloads', new Map())
  app.decorate('downloadUrl', async (kind, what, seconds, options) => {
    const signed = await app.sign({ ...what, tipo: kind }, seconds, options)
    return `/admin/descargas/${signed}`
  })
})
