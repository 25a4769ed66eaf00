import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Queue } from '../../platform/jobs/queue.ts'
import type { PluginOptions } from '../../resources.ts'
import { prepare, type Step } from './work.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The files of lists that this process prepares. */
    exportaciones: Queue<Step>
  }
}

/** Prepares the files of long lists. Requires files, mail, exports and lotes. */
export default fp(async (app: FastifyInstance, { config }: PluginOptions) => {
  const queue = new Queue<Step>(app, {
    tipo: 'exportacion',
    minutes: 24 * 60,
    // Pages have the processor first.
    atOnce: 1,
    work: (step) => prepare(app, step, config),
  })
  app.decorate('exportaciones', queue)
})
