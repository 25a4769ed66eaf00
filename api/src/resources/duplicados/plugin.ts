import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Queue } from '../../platform/jobs/queue.ts'
import { type Step, workOn } from './search/search.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The searches for duplicates that this process works on. */
    duplicados: Queue<Step>
  }
}

/** Searches for duplicates, step by step. Requires signing. */
export default fp(async (app: FastifyInstance) => {
  const queue = new Queue<Step>(app, {
    tipo: 'duplicados',
    minutes: 60,
    work: (step, next) => workOn(app.db, step, next),
    // A look at everybody: one at a time leaves the others their share.
    atOnce: 1,
  })
  app.decorate('duplicados', queue)
})
