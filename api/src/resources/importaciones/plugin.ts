import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Queue } from '../../platform/jobs/queue.ts'
import { type Group, workOn } from './work/group.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The imports that this process works on. */
    importaciones: Queue<Group>
  }
}

/** Works on what is imported. Requires signing and lotes. */
export default fp(async (app: FastifyInstance) => {
  const queue = new Queue<Group>(app, {
    tipo: 'importacion',
    minutes: 24 * 60,
    work: (group, next) => workOn(app.db, app.lotes.rightsOf, group, next),
    atOnce: 2,
  })
  app.decorate('importaciones', queue)
})
