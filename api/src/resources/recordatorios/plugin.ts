import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Worker } from '../../platform/jobs/worker.ts'
import { whyNotSent } from '../../platform/mail/delivery.ts'
import type { PluginOptions } from '../../resources.ts'
import { type Pendiente, plan } from './plan.ts'
import { sendRecordatorio } from './work.ts'

/** How often a process looks whether the morning has come. */
const LOOK_MS = 60_000

declare module 'fastify' {
  interface FastifyInstance {
    recordatorios: Recordatorios
  }
}

/** The reminders that this process plans and sends (E-15). */
export class Recordatorios {
  /** Whether there is a mail server; without one nothing is planned or sent. */
  readonly offered: boolean
  private readonly worker: Worker<Pendiente>
  private readonly app: FastifyInstance
  private readonly hora: string

  constructor(app: FastifyInstance, { smtpUrl, publicUrl, recordatoriosHora }: PluginOptions['config']) {
    this.app = app
    this.offered = smtpUrl !== null
    this.hora = recordatoriosHora
    const { db, log } = app
    this.worker = new Worker<Pendiente>({
      db,
      log,
      tipo: 'recordatorio',
      key: () => app.keyFor('trabajos'),
      handle: async (pendiente) => {
        if (this.offered) await sendRecordatorio({ db, send: app.sendMail, publicUrl }, pendiente)
      },
      explain: (error) => {
        const { codes, ...why } = whyNotSent(error)
        return { motivo: codes, ...why }
      },
    })
  }

  /** Plans what this morning has for everyone, unless that was done. */
  async plan(now = new Date()): Promise<void> {
    if (!this.offered) return
    const { worker, app } = this
    await plan(
      app.db,
      (tx, pendiente, minutes) => worker.add(tx, pendiente.idLocatario, pendiente, minutes),
      this.hora,
      now,
    )
  }

  start(): void {
    this.worker.start()
    const look = () =>
      void this.plan().then(
        () => this.worker.wake(),
        (err: unknown) => this.app.log.warn({ err }, 'no se pudieron preparar los recordatorios'),
      )
    look()
    setInterval(look, LOOK_MS).unref()
  }

  idle = (): Promise<void> => this.worker.idle()
  stop = (): Promise<void> => this.worker.stop()
}

/** Reminds people by mail. Requires signing and mail. A stop waits for what is being sent. */
export default fp<PluginOptions>(async (app, { config }) => {
  const recordatorios = new Recordatorios(app, config)
  app.decorate('recordatorios', recordatorios)
  app.addHook('onClose', () => recordatorios.stop())
})
