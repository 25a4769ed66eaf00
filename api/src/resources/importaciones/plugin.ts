import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { sqlState } from '../../platform/database/failures.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Worker } from '../../platform/jobs/worker.ts'
import { type Group, workOn } from './group.ts'

/** A group that could not be done in this time is not tried any more. */
const MINUTES = 24 * 60

declare module 'fastify' {
  interface FastifyInstance {
    importaciones: Importaciones
  }
}

/** The imports that this process works on. */
export class Importaciones {
  private readonly worker: Worker<Group>
  private started = false

  constructor(app: FastifyInstance) {
    this.worker = new Worker<Group>({
      db: app.db,
      log: app.log,
      tipo: 'importacion',
      key: () => app.keyFor('trabajos'),
      handle: (group) => workOn(app.db, app.lotes.rightsOf, group, this.add),
      explain: (error) => ({ motivo: sqlState(error) ?? 'error', log: { err: error }, final: false }),
      atOnce: 2,
    })
  }

  /** Adds the work on a group of rows in the transaction of its cause. */
  readonly add = (tx: Tx, group: Group): Promise<void> =>
    this.worker.add(tx, group.idLocatario, group, MINUTES)

  start(): void {
    this.started = true
    this.worker.start()
  }

  /** Call it after a transaction that began an import, so that it does not wait for the next look. */
  wake(): void {
    if (this.started) this.worker.wake()
  }

  idle = (): Promise<void> => this.worker.idle()
  stop = (): Promise<void> => this.worker.stop()
}

/** Works on what is imported. Requires signing and lotes. A stop waits for the current group. */
export default fp(async (app: FastifyInstance) => {
  const importaciones = new Importaciones(app)
  app.decorate('importaciones', importaciones)
  app.addHook('onClose', () => importaciones.stop())
})
