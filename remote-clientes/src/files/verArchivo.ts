import { addAlert, api, apiUrl } from '@backoffice/shared'
import { textos } from './archivos.textos'

/**
 * Opens a file in a new tab (P-14). The tab is opened on the click, as a pop-up blocker would stop it later; it gets no
 * opener, and is closed again when there is nothing to show.
 */
export async function verArchivo(id_cliente: string, id_archivo: string): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = textos.abriendo
    tab.document.body.textContent = textos.abriendo
  }
  const url = await urlDe(id_cliente, id_archivo)
  if (url === null) tab?.close()
  else if (tab) tab.location.replace(url)
  // The tab was blocked: this one may be taken, as the file opens beside or downloads.
  else window.open(url, '_blank', 'noopener')
}

async function urlDe(id_cliente: string, id_archivo: string): Promise<string | null> {
  try {
    const { archivo } = await api.post('/clientes/detalles_archivo', { id_archivo, id_cliente })
    const url = archivo.url ? apiUrl(archivo.url) : null
    if (url !== null && /^https?:/.test(url)) return url
    addAlert(textos.sinArchivo, 'danger')
  } catch {
    // The client has said why.
  }
  return null
}
