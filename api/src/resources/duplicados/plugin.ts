import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { sqlState } from '../../platform/database/failures.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Worker } from '../../platform/jobs/worker.ts'
import { type Step, workOn } from './search/search.ts'

/** A step that could not be done in this time is not tried any more. */
const MINUTES = 60

declare module 'fastify' {
  interface FastifyInstance {
    duplicados: Duplicados
  }
}

/** The searches for duplicates that this process works on. */
export class Duplicados {
  private readonly worker: Worker<Step>
  private started = false

  constructor(app: FastifyInstance) {
    this.worker = new Worker<Step>({
      db: app.db,
      log: app.log,
      tipo: 'duplicados',
      key: () => app.keyFor('trabajos'),
      handle: (step) => workOn(app.db, step, this.add),
      explain: (error) => ({ motivo: sqlState(error) ?? 'error', log: { err: error }, final: false }),
      // A look at everybody: one at a time leaves the others their share.
      atOnce: 1,
    })
  }

  /** Adds a step in the transaction of its cause. */
  readonly add = (tx: Tx, step: Step): Promise<void> => this.worker.add(tx, step.idLocatario, step, MINUTES)

  start(): void {
    this.started = true
    this.worker.start()
  }

  /** Call it after a transaction that began a search, so that it does not wait for the next look. */
  wake(): void {
    if (this.started) this.worker.wake()
  }

  idle = (): Promise<void> => this.worker.idle()
  stop = (): Promise<void> => this.worker.stop()
}

/** Searches for duplicates, step by step. Requires signing. */
export default fp(async (app: FastifyInstance) => {
  const duplicados = new Duplicados(app)
  app.decorate('duplicados', duplicados)
  app.addHook('onClose', () => duplicados.stop())
})
