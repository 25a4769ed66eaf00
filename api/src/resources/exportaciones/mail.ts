import { nombreDeFilas } from '@backoffice/shared/contract'
import { escapeHtml, htmlPage } from '../../platform/mail/html.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Where each list is shown; another entity's has its own path. */
const PLACES: Record<string, string> = {
  contrataciones: '/configuracion/membresias?vista=contrataciones',
  archivos: '/clientes?vista=archivos',
  bitacora: '/usuarios?vista=bitacora',
}

export interface Ready {
  lista: string
  renglones: number
  dias: number
  publicUrl: string
}

/** Tells that a file is ready. It holds no file and no secret: the link opens the page, which asks who it is. */
export function listoMail({ lista, renglones, dias, publicUrl }: Ready): Omit<Mail, 'to'> {
  const title = 'Ya está listo el archivo'
  const link = `${publicUrl}${PLACES[lista] ?? `/${lista}`}#archivos-listos`
  const what = `El archivo de ${renglones.toLocaleString('es-MX')} ${nombreDeFilas(lista, renglones)} ya se puede descargar, con la misma cuenta con que se pidió.`
  const until = `Se guarda ${dias === 1 ? 'un día' : `${dias} días`}; después hay que pedirlo de nuevo.`
  return {
    subject: title,
    text: `${what}\n\n${link}\n\n${until}\n`,
    html: htmlPage(title, [
      escapeHtml(what),
      `<a href="${escapeHtml(link)}">Ver los archivos listos</a>`,
      escapeHtml(until),
    ]),
  }
}
