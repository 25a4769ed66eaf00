import { CLASES_ARCHIVO, type ClaseArchivo } from '@backoffice/shared/format'

/** What a file can be, to choose from; apart from the uploads, which a list's filter does not need. */
export const clases = Object.entries(CLASES_ARCHIVO).map(([value, label]) => ({
  value: value as ClaseArchivo,
  label,
}))
