import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Tx } from '../database/database.ts'
import { sqlState } from '../database/failures.ts'
import { Worker } from '../jobs/worker.ts'
import type { RightsOf } from '../permisos/effective.ts'
import type { AnyLoteSpec } from './spec.ts'
import { type Group, workOn } from './work.ts'

/** A group that could not be done in this time is not tried any more. */
const MINUTES = 24 * 60

declare module 'fastify' {
  interface FastifyInstance {
    lotes: Lotes
  }
}

/** The batches that this process works on, and the lists that have any. */
export class Lotes {
  readonly specs = new Map<string, AnyLoteSpec>()
  /** What somebody may do as of now; the resource that has the people says it. */
  rightsOf: RightsOf = () => Promise.reject(new Error('nobody says what people may do'))
  private readonly worker: Worker<Group>
  private started = false

  constructor(app: FastifyInstance) {
    this.worker = new Worker<Group>({
      db: app.db,
      log: app.log,
      tipo: 'lote',
      key: () => app.keyFor('trabajos'),
      handle: (group) => workOn(app.db, this, group, this.add),
      explain: (error) => ({ motivo: sqlState(error) ?? 'error', log: { err: error }, final: false }),
    })
  }

  /** Adds the work on a group of rows in the transaction of its cause. */
  readonly add = (tx: Tx, group: Group): Promise<void> =>
    this.worker.add(tx, group.idLocatario, group, MINUTES)

  start(): void {
    this.started = true
    this.worker.start()
  }

  /** Call it after a transaction that began a batch, so that it does not wait for the next look. */
  wake(): void {
    if (this.started) this.worker.wake()
  }

  idle = (): Promise<void> => this.worker.idle()
  stop = (): Promise<void> => this.worker.stop()
}

/** Works on what was asked for many rows at once. Requires signing. A stop waits for the current group. */
export default fp(async (app: FastifyInstance) => {
  const lotes = new Lotes(app)
  app.decorate('lotes', lotes)
  app.addHook('onClose', () => lotes.stop())
})
