import { Worker, type WorkerOptions } from '../jobs/worker.ts'
import { type MailJob, maskedAddress, type Sender } from './mail.ts'

export type Mails = Worker<MailJob>

type Options = Pick<WorkerOptions<MailJob>, 'db' | 'key' | 'log' | 'waits' | 'lease'> & { send: Sender }

/** Mails are jobs, so that no request waits for one and no crash loses one. */
export const mails = ({ send, ...options }: Options): Mails =>
  new Worker<MailJob>({
    ...options,
    tipo: 'correo',
    handle: async ({ to, ...mail }) => {
      // A mail without a recipient ends here: it exists so that its request takes as long as any other (D28).
      if (to !== null) await send({ ...mail, to })
    },
    explain: (error, { to }) => {
      const { codes, ...why } = whyNotSent(error)
      return { motivo: `${codes} (${maskedAddress(to ?? '')})`, ...why }
    },
  })

/** Why a mail was not sent: only codes, because mail servers quote addresses in their sentences. */
export function whyNotSent(error: unknown) {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>
  const codes = [responseCode, code, command].filter((part) => part !== undefined).join(' ')
  return {
    codes: codes || 'error',
    log: { codigo: code, respuesta: responseCode, orden: command },
    // The mail server has refused permanently (RFC 5321: 5yz).
    final: typeof responseCode === 'number' && responseCode >= 500,
  }
}
