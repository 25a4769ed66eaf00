import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const TITLE = 'Se quitó el segundo paso de la cuenta'

/** Tells a person that somebody removed their second step, so that nobody does it behind their back. */
export function quitadoMail(por: string): Omit<Mail, 'to'> {
  const text = [
    `${por} quitó el segundo paso de esta cuenta: por ahora basta la contraseña para entrar.`,
    'Conviene activarlo otra vez, en el perfil, en «Seguridad». Si nadie lo pidió, hay que avisar a la oficina y cambiar la contraseña.',
  ]
  return { subject: TITLE, text: `${text.join('\n\n')}\n`, html: htmlPage(TITLE, text.map(escapeHtml)) }
}
