import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { HoyGroup } from './group.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What «Hoy» shows: each resource adds its group. */
    hoy: HoyGroup[]
  }
}

export default fp(async (app: FastifyInstance) => void app.decorate('hoy', []))
