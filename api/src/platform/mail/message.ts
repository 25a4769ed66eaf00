import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/**
 * The input for both transports. The address is passed as a single recipient: no character in it can add a second one.
 */
export const message = (from: string, { to, subject, adjuntos = [], baja }: Mail): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  attachments: adjuntos.map(({ nombre, tipo, base64 }) => ({
    filename: nombre,
    contentType: tipo,
    content: base64,
    encoding: 'base64',
  })),
  headers: {
    // Suppresses out-of-office replies (RFC 3834, and Exchange's own header).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    // A POST from a mail program ends them (RFC 8058); only an encrypted address may be told that way.
    ...(baja?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(baja !== undefined && { list: { unsubscribe: { url: baja } } }),
  disableFileAccess: true,
  disableUrlAccess: true,
})
