import { api } from '@backoffice/shared'
import type { ContratacionFila } from '@backoffice/shared/contract'
import { hoy } from '@backoffice/shared/format'
import { codec, defineList, type Codec } from '@backoffice/shared/resource'
import { sinFiltros } from './filters.ts'
import { recordarPlan } from './planes.ts'

const si: Codec<true | null> = {
  encode: (value) => (value === null ? '' : 'si'),
  decode: (text) => (text === 'si' ? true : null),
}

/** The sum of what each answer's filter leaves, all its pages, by the answer's rows. */
const sumas = new WeakMap<ContratacionFila[], number>()

export const sumaDe = (rows: ContratacionFila[]): number | undefined => sumas.get(rows)

/** The purchases of all clients (E-06). */
export const listContrataciones = defineList({
  lista: 'contrataciones',
  vista: 'contrataciones',
  fetch: (body, options) =>
    api.post('/contrataciones/listar', body, options).then(({ contrataciones, suma, membresia, ...page }) => {
      if (membresia) recordarPlan(membresia)
      if (suma !== undefined) sumas.set(contrataciones, suma)
      return { rows: contrataciones, ...page }
    }),
  filtrosVacios: sinFiltros,
  // What has ended is history: the office looks at what will.
  filtrosAlEntrar: () => ({ ...sinFiltros, fin_desde: hoy() }),
  columnas: ['cliente', 'membresia', 'total', 'metodo', 'fecha_inicio', 'fecha_fin', 'status'],
  ordenInicial: { orden: 'fecha_fin', direccion: 'asc' },
  codecs: {
    membresia: codec.id,
    status: codec.numeros(0, 1, 2),
    metodo: codec.numeros(0, 1, 2),
    inicio_desde: codec.dia,
    inicio_hasta: codec.dia,
    fin_desde: codec.dia,
    fin_hasta: codec.dia,
    sin_renovar: si,
    renovadas: si,
  },
})
