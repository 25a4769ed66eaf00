import type { Mail } from '../../platform/mail/mail.ts'
import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'
import { fileName } from './printed.ts'
import type { ReciboImpreso } from './repository.ts'

/** The mail that carries a receipt. It names the office's phone and e-mail, because nobody reads answers to the sender. */
export function reciboMail(recibo: ReciboImpreso, pdf: Buffer): Omit<Mail, 'to'> {
  const { folio, datos, cancelado } = recibo
  const { oficina, cliente, membresia, pago } = datos
  const subject = `Recibo ${folio} de ${oficina.nombre}`
  const contact = [oficina.telefono, oficina.email].filter(Boolean).join(' o ')
  const lines = [
    `${cliente.nombre}:`,
    `${oficina.nombre} envía el recibo ${folio}, ${pago ? 'de un pago de' : 'de'} la membresía ${membresia}. Va adjunto en PDF.`,
    ...(cancelado
      ? [`${pago ? 'Este pago está cancelado' : 'Esta membresía está cancelada'}, y el recibo lo dice.`]
      : []),
    ...(contact ? [`Para cualquier duda: ${contact}.`] : []),
  ]
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: htmlPage(subject, lines.map(escapeHtml)),
    adjuntos: [{ nombre: fileName(recibo), tipo: 'application/pdf', base64: pdf.toString('base64') }],
  }
}
