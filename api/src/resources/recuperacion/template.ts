import { CODE_MINUTES, LINK_MINUTES } from './secrets.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'

const TITLE = 'Recuperar la contraseña'
const STOPPED =
  'Por seguridad, hoy esta cuenta no admite más códigos: la contraseña nueva se elige con el enlace de abajo.'
const NOT_ASKED =
  'Quien no haya pedido este mensaje puede ignorarlo: la contraseña sigue siendo la misma. El código y el enlace no deben compartirse con nadie.'

const asked = (to: string) => `Se pidió recuperar la contraseña de la cuenta ${to}.`
const codeValid = `Vale durante ${CODE_MINUTES} minutos y una sola vez.`
const linkValid = `Vale durante ${LINK_MINUTES} minutos y una sola vez.`

/** The mail for a lost password (D28): the link, and the digits unless they are stopped. */
export function recoveryMail({
  to,
  digits,
  link,
  publicUrl,
}: {
  to: string
  digits: string | null
  link: string
  publicUrl: string
}): Omit<Mail, 'to'> {
  // In the fragment, which reaches no server's log.
  const url = `${publicUrl}/login#recuperar=${link}`
  const text = [
    asked(to),
    digits === null ? STOPPED : `Código: ${digits}\n${codeValid}`,
    `Enlace para elegir la contraseña nueva${digits === null ? '' : ' sin escribir el código'}:\n${url}\n${linkValid}`,
    NOT_ASKED,
  ]
  const code = `<strong style="font-size:32px;letter-spacing:8px">${digits}</strong><br>`
  const button = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0f766e;color:#ffffff;text-decoration:none">Elegir la contraseña nueva</a><br>`
  const html = [
    escapeHtml(asked(to)),
    digits === null ? escapeHtml(STOPPED) : `Código:<br>${code}${escapeHtml(codeValid)}`,
    `${digits === null ? '' : 'Sin escribir el código:<br>'}${button}${escapeHtml(linkValid)}`,
    escapeHtml(NOT_ASKED),
  ]
  return { subject: TITLE, text: `${text.join('\n\n')}\n`, html: htmlPage(TITLE, html) }
}
