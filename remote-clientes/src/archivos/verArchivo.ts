import { addAlert, api, apiUrl, toApiError } from '@backoffice/shared'
import { textos } from './archivos.textos'

/**
 * Opens a file in a new tab (P-14). The tab opens on the click, because a pop-up blocker would stop it later; it gets
 * no opener, and closes again if there is nothing to show. Resolves to false when it failed and no message has been
 * shown yet.
 */
export async function verArchivo(id_cliente: string, id_archivo: string): Promise<boolean> {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = textos.abriendo
    tab.document.body.textContent = textos.abriendo
  }
  const { url, told } = await urlDe(id_cliente, id_archivo)
  if (url === null) tab?.close()
  else if (tab) tab.location.replace(url)
  // The browser blocked the tab; it may allow this one, because the address is known by now.
  else window.open(url, '_blank', 'noopener')
  return told
}

async function urlDe(id_cliente: string, id_archivo: string): Promise<{ url: string | null; told: boolean }> {
  try {
    const { archivo } = await api.post('/clientes/detalles_archivo', { id_archivo, id_cliente })
    const url = archivo.url ? apiUrl(archivo.url) : null
    if (url !== null && /^https?:/.test(url)) return { url, told: true }
    addAlert(textos.sinArchivo, 'danger')
    return { url: null, told: true }
  } catch (thrown) {
    // The person has already seen the server's sentence (N-02).
    return { url: null, told: toApiError(thrown).msg !== null }
  }
}
