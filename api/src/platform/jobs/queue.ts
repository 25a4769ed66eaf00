import type { FastifyInstance } from 'fastify'
import type { Tx } from '../database/database.ts'
import { sqlState } from '../database/failures.ts'
import { Worker, type WorkerOptions } from './worker.ts'

interface QueueOptions<S> extends Pick<WorkerOptions<S>, 'tipo' | 'atOnce'> {
  /** A step that could not be done within so many minutes is not tried any more. */
  minutes: number
  /** Does a step, and asks for the next in its transaction. */
  work: (step: S, next: (tx: Tx, step: S) => Promise<void>) => Promise<void>
}

/** Long work that this process does in steps, each of which asks for the next. A stop waits for the current ones. */
export class Queue<S extends { idLocatario: string }> {
  private readonly worker: Worker<S>
  private readonly minutes: number
  private started = false

  constructor(app: FastifyInstance, { tipo, minutes, work, ...options }: QueueOptions<S>) {
    this.minutes = minutes
    this.worker = new Worker<S>({
      ...options,
      db: app.db,
      log: app.log,
      tipo,
      key: () => app.keyFor('trabajos'),
      handle: (step) => work(step, this.add),
      explain: (error) => ({ motivo: sqlState(error) ?? 'error', log: { err: error }, final: false }),
    })
    app.addHook('onClose', () => this.stop())
  }

  /** Adds a step in the transaction of its cause. */
  readonly add = (tx: Tx, step: S): Promise<void> => this.worker.add(tx, step.idLocatario, step, this.minutes)

  start(): void {
    this.started = true
    this.worker.start()
  }

  /** Call it after a transaction that began some work, so that it does not wait for the next look. */
  wake(): void {
    if (this.started) this.worker.wake()
  }

  idle = (): Promise<void> => this.worker.idle()
  stop = (): Promise<void> => this.worker.stop()
}
