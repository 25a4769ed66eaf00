import { createTransport } from 'nodemailer'
import type { Mail, Sender } from './mail.ts'
import { message } from './message.ts'

/** Sends through the SMTP server of a `smtp://` or `smtps://` address; every step has a time limit. */
export function smtpSender(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
  })
  return async (mail: Mail) => {
    await transport.sendMail({ ...message(from, mail), text: mail.text, html: mail.html })
  }
}
