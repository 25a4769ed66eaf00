import { firstCharacter } from '@backoffice/shared/contract'

/** A mail to one person: its text and HTML parts say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  adjuntos?: Adjunto[]
  /** The address at which one click, also that of a mail program, ends mails of this kind. */
  baja?: string
}

/** A file that goes with a mail. */
export interface Adjunto {
  nombre: string
  tipo: string
  base64: string
}

/** A queued mail; `to` is null if no account has the requested e-mail, and then it is never sent. */
export type MailJob = Omit<Mail, 'to'> & { to: string | null }

/** Delivers a mail, or throws. */
export type Sender = (mail: Mail) => Promise<void>

/** A masked address that operators may see: `a***@oficina.mx`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${at > 0 ? firstCharacter(address) : ''}***${at < 0 ? '' : address.slice(at)}`
}
