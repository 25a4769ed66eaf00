import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { DatosOficina } from '../oficina/repository.ts'

/** What a client reads. It names the office's phone and e-mail, because nobody reads answers to the sender. */
export function mensajeMail(
  { nombre, telefono, email }: DatosOficina,
  asunto: string | null,
  texto: string,
): Omit<Mail, 'to'> {
  const subject = asunto || `Mensaje de ${nombre}`
  const contact = [telefono, email].filter(Boolean).join(' o ')
  const paragraphs = [texto, nombre, ...(contact ? [`Para cualquier duda: ${contact}.`] : [])]
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlPage(
      subject,
      paragraphs.flatMap((one) => one.split(/\n{2,}/)).map((one) => escapeHtml(one).replaceAll('\n', '<br>')),
    ),
  }
}
