import { DESTINOS, esDeCompra, esDeDias, tituloDe, type Destino } from '@backoffice/shared/cliente'
import { textos } from '../importar.textos.ts'

export type Columnas = (Destino | null)[]

/** What a column may be: nothing, or a field that no other column is; purchases for who may make them. */
export function optionsFor(
  columnas: Columnas,
  at: number,
  buys: boolean,
): { value: string; label: string }[] {
  const free = DESTINOS.filter(
    (destino) => (buys || !esDeCompra(destino)) && (destino === columnas[at] || !columnas.includes(destino)),
  )
  return [
    { value: '', label: textos.columnas.ninguna },
    ...free.map((destino) => ({ value: destino, label: tituloDe(destino) })),
  ]
}

/** The same columns with another choice for one. */
export const withChoice = (columnas: Columnas, at: number, value: string): Columnas =>
  columnas.map((destino, i) => (i === at ? ((value || null) as Destino | null) : destino))

/** Whether any column is a day, whose order has to be known. */
export const hasDays = (columnas: Columnas): boolean => columnas.some(esDeDias)
