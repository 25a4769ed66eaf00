import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Queue } from '../jobs/queue.ts'
import type { RightsOf } from '../permisos/rights.ts'
import type { AnyLoteSpec } from './spec.ts'
import { type Group, workOn } from './work.ts'

declare module 'fastify' {
  interface FastifyInstance {
    lotes: Lotes
  }
}

/** The batches that this process works on, and the lists that have any. */
export class Lotes extends Queue<Group> {
  readonly specs = new Map<string, AnyLoteSpec>()
  /** What somebody may do as of now; the resource that has the people says it. */
  rightsOf: RightsOf = () => Promise.reject(new Error('nobody says what people may do'))

  constructor(app: FastifyInstance) {
    super(app, {
      tipo: 'lote',
      minutes: 24 * 60,
      work: (group, next) => workOn(app.db, this, group, next),
    })
  }
}

/** Works on what was asked for many rows at once. Requires signing. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('lotes', new Lotes(app))
})
