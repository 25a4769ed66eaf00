/** A mail to one person: its text and HTML parts say the same. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail on its way; `to` is null where nobody has the e-mail that was asked about, and it goes nowhere. */
export type MailJob = Omit<Mail, 'to'> & { to: string | null }

/** Hands a mail over, or throws. */
export type Sender = (mail: Mail) => Promise<void>

/** An address as an operator may read it: `a***@oficina.mx`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address].slice(0, at > 0 ? 1 : 0).join('')}***${at < 0 ? '' : address.slice(at)}`
}
