import type { FallaDeFila } from '@backoffice/shared/contract'
import type { Column } from '@backoffice/shared/ui/list'
import { numero } from '@backoffice/shared/format'
import { textos } from './importar.textos.ts'

const { vistaPrevia } = textos

export interface FallaConLugar extends FallaDeFila {
  key: string
}

/** A row may have several mistakes. */
export const withKeys = (fallas: FallaDeFila[]): FallaConLugar[] =>
  fallas.map((falla, i) => ({ ...falla, key: String(i) }))

/** What is wrong with the rows of a sheet, by row and column. */
export const columnasDeFallas: Column<FallaConLugar>[] = [
  { id: 'fila', header: vistaPrevia.fila, kind: 'number', cell: ({ fila }) => numero(fila) },
  { id: 'columna', header: vistaPrevia.columna, cell: ({ columna }) => columna },
  { id: 'valor', header: vistaPrevia.valor, cell: ({ valor }) => valor },
  { id: 'motivo', header: vistaPrevia.motivo, wrap: true, cell: ({ motivo }) => motivo },
]
