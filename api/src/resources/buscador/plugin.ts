import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { AnyGroup } from './group.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the search box finds: each resource adds its groups. */
    buscador: AnyGroup[]
  }
}

export default fp(async (app: FastifyInstance) => void app.decorate('buscador', []))
