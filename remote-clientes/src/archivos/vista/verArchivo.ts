import { addAlert, api, apiUrl, download, tabForLater, toApiError } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { textos } from '../archivos.textos.ts'
import { SE_VEN } from '../limits.ts'

export const esPdf = ({ extension }: Pick<Archivo, 'extension'>): boolean => extension.toLowerCase() === 'pdf'

/** Whether the page can show a file within itself: a picture, or a PDF where the browser has a viewer. */
export const seMuestra = (archivo: Pick<Archivo, 'extension'>): boolean =>
  SE_VEN.includes(archivo.extension.toLowerCase()) &&
  !(esPdf(archivo) && navigator.pdfViewerEnabled === false)

/**
 * Shows a file in a new tab, or saves it if a browser does not show its kind (P-14). Resolves to false when it failed and
 * no message has been shown yet.
 */
export async function verArchivo(id_cliente: string, archivo: Archivo): Promise<boolean> {
  // A tab for what the browser only saves would stay open and empty.
  const tab = seMuestra(archivo) ? tabForLater(textos.abriendo) : null
  const { url, told } = await urlDe(id_cliente, archivo._id)
  if (url === null) tab?.close()
  else if (tab) tab.show(url)
  else download(url)
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
