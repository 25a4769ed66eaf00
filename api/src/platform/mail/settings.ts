import { isLoopback } from '../http/address.ts'
import { FatalError } from '../../fatal.ts'
import { type Environment } from '../../settings.ts'

export interface MailSettings {
  /** The SMTP server; null: mails are written to DATA_DIR/outbox. */
  smtpUrl: string | null
  mailFrom: string
  /** The site's public address, without a trailing slash: the base of links in mails. */
  publicUrl: string
  /** `contrato`: anyone who asks gets the digits in the answer, as in the plain contract (D28). */
  recuperacionModo: 'correo' | 'contrato'
}

/** Reads the settings of mails and lost passwords; an invalid or dangerous value is fatal. */
export function readMail(env: Environment): MailSettings {
  const smtpUrl = smtp(env.SMTP_URL?.trim())
  const publicUrl = publicAddress(env.PUBLIC_URL?.trim() || 'http://127.0.0.1:8080')
  return {
    smtpUrl,
    mailFrom: sender(env.MAIL_FROM?.trim(), smtpUrl !== null),
    publicUrl: publicUrl.href.replace(/\/+$/, ''),
    recuperacionModo: mode(env, publicUrl),
  }
}

function smtp(text: string | undefined): string | null {
  if (!text) return null
  const url = parsed(text)
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    // The value contains a password, so the sentence does not repeat it.
    throw new FatalError('SMTP_URL debe ser como smtp://usuario:contraseña@equipo:587 o smtps://…')
  }
  return text
}

function sender(text: string | undefined, needed: boolean): string {
  if (!text && needed) throw new FatalError('Con SMTP_URL hace falta MAIL_FROM, el remitente de los correos.')
  if (!text) return 'Back-office <no-responder@localhost>'
  if (!/^[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u.test(text)) {
    throw new FatalError(`MAIL_FROM debe ser un correo o «Nombre <correo>», no «${text}».`)
  }
  return text
}

function publicAddress(text: string): URL {
  const url = parsed(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash || url.username) {
    throw new FatalError(`PUBLIC_URL debe ser la dirección del sitio, como https://oficina.mx, no «${text}».`)
  }
  // The page asks for its files and the api at the root: under a path it would be blank.
  if (/[^/]/.test(url.pathname)) {
    throw new FatalError(
      `PUBLIC_URL no admite una ruta: el producto va en la raíz de un nombre propio, como https://oficina.mx, no en «${text}».`,
    )
  }
  return url
}

function mode(env: Environment, publicUrl: URL): MailSettings['recuperacionModo'] {
  const text = env.RECUPERACION_MODO?.trim() || 'correo'
  if (text !== 'correo' && text !== 'contrato') {
    throw new FatalError(`RECUPERACION_MODO debe ser correo o contrato, no «${text}».`)
  }
  if (text === 'correo') return text
  if (env.NODE_ENV === 'production') {
    throw new FatalError(
      'RECUPERACION_MODO=contrato entrega cualquier cuenta a quien la pida: no se admite en producción.',
    )
  }
  if (!isLoopback(env.HOST || '127.0.0.1') || !isLoopback(publicUrl.hostname)) {
    throw new FatalError(
      'RECUPERACION_MODO=contrato entrega cualquier cuenta a quien la pida: solo se admite en 127.0.0.1 (HOST y PUBLIC_URL).',
    )
  }
  return text
}

const parsed = (text: string): URL | null => {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
