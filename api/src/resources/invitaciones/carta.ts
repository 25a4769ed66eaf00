import { INVITACION_HORAS } from '@backoffice/shared/contract'
import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { DatosOficina } from '../oficina/repository.ts'

interface Carta {
  oficina: Pick<DatosOficina, 'nombre' | 'telefono' | 'email'>
  /** The names of who is invited, and of who invites. */
  nombre: string
  autor: string
  /** The account's e-mail. */
  to: string
  token: string
  publicUrl: string
}

const VALID = `El enlace vale ${INVITACION_HORAS} horas y una sola vez; si se envía otra invitación, solo sirve el de la última.`
const UNKNOWN =
  'Quien no esperaba este mensaje puede ignorarlo: sin abrir el enlace no pasa nada. El enlace no debe compartirse con nadie.'

/** The mail to a new user, with the link to choose their password (E-16). */
export function invitationMail({ oficina, nombre, autor, to, token, publicUrl }: Carta): Omit<Mail, 'to'> {
  const subject = `Invitación para entrar al sistema de ${oficina.nombre}`
  // In the fragment, which reaches no server's log.
  const url = `${publicUrl}/login#recuperar=${token}`
  const hello = `Hola, ${nombre}:`
  const invites = `${autor} dio de alta una cuenta en el sistema de ${oficina.nombre} con el correo ${to}. Para entrar falta elegir una contraseña.`
  const contact = [oficina.telefono, oficina.email].filter(Boolean).join(' o ')
  const doubt = contact ? [`Para cualquier duda: ${contact}.`] : []
  const text = [
    hello,
    invites,
    `Enlace para elegir la contraseña:\n${url}\n${VALID}`,
    ...doubt,
    UNKNOWN,
    oficina.nombre,
  ]
  const button = `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0f766e;color:#ffffff;text-decoration:none">Elegir la contraseña</a><br>`
  const html = [hello, invites, null, ...doubt, UNKNOWN, oficina.nombre].map((one) =>
    one === null ? button + escapeHtml(VALID) : escapeHtml(one),
  )
  return { subject, text: `${text.join('\n\n')}\n`, html: htmlPage(subject, html) }
}
