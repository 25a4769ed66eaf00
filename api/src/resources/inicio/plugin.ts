import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { HoyGroup, PrimerPaso } from './group.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What «Hoy» shows: each resource adds its group. */
    hoy: HoyGroup[]
    /** The first steps of a new office. */
    primerosPasos: PrimerPaso[]
  }
}

export default fp(async (app: FastifyInstance) => {
  app.decorate('hoy', [])
  app.decorate('primerosPasos', [])
})
