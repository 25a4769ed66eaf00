import { escapeHtml, htmlPage } from '../../../platform/mail/html.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type Contenido, type Renglon, fechaLarga } from './seccion.ts'

interface Carta {
  dia: string
  /** The name of its kind. */
  nombre: string
  contenidos: Contenido[]
  /** The site's address, and the one that stops this kind. */
  publicUrl: string
  baja: string
}

const STOP = 'Para dejar de recibir este correo'
const AGAIN = 'Se puede volver a encender en el perfil, en «Recordatorios por correo».'

/** The mail of one reminder. */
export function carta({ dia, nombre, contenidos, publicUrl, baja }: Carta): Omit<Mail, 'to'> {
  const subject = `${contenidos.map(({ cuenta }) => cuenta).join(' y ')} · ${fechaLarga(dia)}`
  const text = [
    ...contenidos.map((one) =>
      [one.titulo, ...one.renglones.map((row) => asText(row, publicUrl)), more(one)]
        .filter(Boolean)
        .join('\n\n'),
    ),
    `${STOP} («${nombre}»):\n${baja}\n${AGAIN}`,
  ]
  const html = contenidos.flatMap((one) => [
    `<strong>${escapeHtml(one.titulo)}</strong>`,
    ...one.renglones.map((row) => asHtml(row, publicUrl)),
    ...(more(one) ? [escapeHtml(more(one))] : []),
  ])
  const stop = `${STOP}: <a href="${escapeHtml(baja)}">${escapeHtml(nombre)}</a>.<br>${escapeHtml(AGAIN)}`
  return { subject, text: `${text.join('\n\n\n')}\n`, html: htmlPage(subject, [...html, stop]), baja }
}

function asText({ titulo, detalles, ruta }: Renglon, publicUrl: string): string {
  return [titulo, detalles.join(' · '), ruta && publicUrl + ruta].filter(Boolean).join('\n')
}

function asHtml({ titulo, detalles, ruta }: Renglon, publicUrl: string): string {
  const name = escapeHtml(titulo)
  const linked = ruta ? `<a href="${escapeHtml(publicUrl + ruta)}">${name}</a>` : name
  return [linked, escapeHtml(detalles.join(' · '))].filter(Boolean).join('<br>')
}

const more = ({ total, renglones }: Contenido): string =>
  total > renglones.length ? `y ${total - renglones.length} más` : ''
