import { saveFrom } from '@backoffice/shared'
import type { PeriodoDeReporte as Periodo, TablaDeReporte } from '@backoffice/shared/contract'
import { CSV_BOM, csvRecord, plain } from '@backoffice/shared/format'
import { cambioOf } from './figures.ts'
import { textos } from './reportes.textos.ts'

const { columnas } = textos

/** A table as a file: the names of its columns, and plain numbers. */
export function csvOf({ columna, filas }: TablaDeReporte): string {
  const titles = [columna, columnas.valor, columnas.anterior, columnas.diferencia, '%']
  const rows = filas.map((fila) => {
    const cambio = cambioOf(fila)
    return [fila.nombre, fila.valor, fila.anterior, cambio?.diferencia ?? null, cambio?.porcentaje ?? null]
  })
  return CSV_BOM + [titles, ...rows].map(csvRecord).join('')
}

const inAFileName = (titulo: string) => plain(titulo).replaceAll(/[^a-z0-9]+/g, '-')

/** Makes the browser save a table. */
export const saveCsv = (tabla: TablaDeReporte, { desde, hasta }: Periodo): void =>
  saveFrom(
    `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(tabla))}`,
    `${inAFileName(tabla.titulo)}-${desde}-${hasta}.csv`,
  )
