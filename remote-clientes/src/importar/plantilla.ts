import { saveFrom } from '@backoffice/shared'
import { DESTINOS, tituloDe } from '@backoffice/shared/cliente'

/** The titles of a sheet that is understood without choosing anything: those of an export, and no name in one column. */
const titles = () => DESTINOS.filter((destino) => destino !== 'nombre_completo').map(tituloDe)

/** Makes the browser save an empty sheet with these titles; the mark makes spreadsheets read its accents. */
export const savePlantilla = (name: string): void =>
  saveFrom(`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${titles().join(',')}\r\n`)}`, name)
