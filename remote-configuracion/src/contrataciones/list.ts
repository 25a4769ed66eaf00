import { api } from '@backoffice/shared'
import type { ContratacionFila, ResponseOf } from '@backoffice/shared/contract'
import { hoy } from '@backoffice/shared/format'
import { codec, defineList, type Codec } from '@backoffice/shared/resource'
import { sinFiltros, recordarPlan } from './filter/filters.ts'

const si: Codec<true | null> = {
  encode: (value) => (value === null ? '' : 'si'),
  decode: (text) => (text === 'si' ? true : null),
}

type Sumas = Pick<ResponseOf<'/contrataciones/listar'>, 'suma' | 'suma_saldo' | 'suma_pagada'>

/** The sums of what each answer's filter leaves, all its pages, by the answer's rows. */
const sumas = new WeakMap<ContratacionFila[], Sumas>()

export const sumasDe = (rows: ContratacionFila[]): Sumas => sumas.get(rows) ?? {}

/** The purchases of all clients (E-06). */
export const listContrataciones = defineList({
  lista: 'contrataciones',
  vista: 'contrataciones',
  fetch: (body, options) =>
    api.post('/contrataciones/listar', body, options).then((answer) => {
      const { contrataciones, suma, suma_saldo, suma_pagada, membresia, ...page } = answer
      if (membresia) recordarPlan(membresia)
      sumas.set(contrataciones, { suma, suma_saldo, suma_pagada })
      return { rows: contrataciones, ...page }
    }),
  filtrosVacios: sinFiltros,
  // What has ended is history: the office looks at what will.
  filtrosAlEntrar: () => ({ ...sinFiltros, fin_desde: hoy() }),
  columnas: ['cliente', 'membresia', 'total', 'metodo', 'fecha_inicio', 'fecha_fin', 'status', 'saldo'],
  ordenInicial: { orden: 'fecha_fin', direccion: 'asc' },
  codecs: {
    membresia: codec.id,
    status: codec.numeros(0, 1, 2),
    metodo: codec.numeros(0, 1, 2),
    inicio_desde: codec.dia,
    inicio_hasta: codec.dia,
    fin_desde: codec.dia,
    fin_hasta: codec.dia,
    con_saldo: si,
    pago_desde: codec.dia,
    pago_hasta: codec.dia,
    sin_renovar: si,
    renovadas: si,
  },
})
