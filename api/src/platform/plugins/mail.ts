import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config.ts'
import { type Mails, mails } from '../mail/delivery.ts'
import type { Sender } from '../mail/mail.ts'
import { outboxFolder, outboxSender } from '../mail/outbox.ts'
import { smtpSender } from '../mail/smtp.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mails
    /** Sends a mail at once; for work that is a job by itself. */
    sendMail: Sender
  }
}

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>
  /** Replaces the transport of the settings. */
  send?: Sender
}

/** Sends mails through SMTP_URL, else to DATA_DIR/outbox. A stop waits for pending ones. Requires signing. */
export default fp(async (app: FastifyInstance, { config, send }: Options) => {
  const { smtpUrl, mailFrom, dataDir } = config
  const sender =
    send ?? (smtpUrl ? smtpSender(smtpUrl, mailFrom) : outboxSender(outboxFolder(dataDir), mailFrom))
  const queue = mails({ db: app.db, key: () => app.keyFor('trabajos'), send: sender, log: app.log })
  app.decorate('mail', queue)
  app.decorate('sendMail', sender)
  app.addHook('onClose', () => queue.stop())
})
