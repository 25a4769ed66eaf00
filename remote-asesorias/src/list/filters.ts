import type { AsesoriaFila, TipoAsesoria } from '@backoffice/shared/contract'
import {
  conPeriodos,
  entreComillas,
  enumerar,
  etiquetaStatusAsesoria,
  etiquetaTipoAsesoria,
  fechaLarga,
  type Palabras,
} from '@backoffice/shared/format'
import type { Eliminados } from '@backoffice/shared/resource'
import { textos } from './list.textos.ts'

/** The filters of the list, and `asesor`, the id of the person whose advisories they are (E-04). */
export interface Filtros {
  cliente: string
  status: AsesoriaFila['status'][]
  fecha_inicio: string | null
  fecha_fin: string | null
  asesor: string | null
  /** Which kinds (E-18); none: all. */
  tipo: TipoAsesoria[]
  /** What the search box was asked: «Ver los 17» leads here (E-20). */
  texto: string
  eliminados: Eliminados
}

/** Everything: «Buscar todos». */
export const sinFiltros: Filtros = {
  cliente: '',
  status: [],
  fecha_inicio: null,
  fecha_fin: null,
  asesor: null,
  tipo: [],
  texto: '',
  eliminados: [],
}

/** The filters on entry: advisories under way. */
export const enCurso: Filtros = { ...sinFiltros, status: [0] }

/** Each filter in words; `quien` names the advisor. */
export const words = (quien: string): Palabras<Filtros> =>
  conPeriodos<Filtros>(
    {
      cliente: entreComillas(textos.filtro.cliente),
      status: (status) => textos.pedido.status(enumerar(status.map(etiquetaStatusAsesoria))),
      fecha_inicio: (dia) => textos.pedido.desde(fechaLarga(dia)),
      fecha_fin: (dia) => textos.pedido.hasta(fechaLarga(dia)),
      asesor: () => textos.pedido.asesor(quien),
      tipo: (tipo) => textos.pedido.tipo(enumerar(tipo.map(etiquetaTipoAsesoria))),
      texto: entreComillas(textos.pedido.texto),
      eliminados: () => textos.pedido.eliminadas,
    },
    { desde: 'fecha_inicio', hasta: 'fecha_fin' },
  )
