import type { Archivo } from '@backoffice/shared/contract'
import { SE_VEN } from '../limits.ts'

export const esPdf = ({ extension }: Pick<Archivo, 'extension'>): boolean => extension.toLowerCase() === 'pdf'

/** Whether the page can show a file within itself: a picture, or a PDF where the browser has a viewer. */
export const seMuestra = (archivo: Pick<Archivo, 'extension'>): boolean =>
  SE_VEN.includes(archivo.extension.toLowerCase()) &&
  !(esPdf(archivo) && navigator.pdfViewerEnabled === false)
