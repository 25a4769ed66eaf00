import { conPeriodos, entreComillas, fechaLarga, type Palabras } from '@backoffice/shared/format'
import type { Eliminados } from '@backoffice/shared/resource'
import { textos } from './list.textos.ts'

/** The filters of the list (C-08); '' means no filter. */
export interface Filtros {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  celular: string
  email: string
  /** Without an advisory from this day on (E-03). */
  sin_venir_desde: string | null
  /** What the search box was asked, by name, phone, e-mail or RFC, and by company: «Ver los 17» leads here (E-20). */
  texto: string
  empresa: string
  /** The days of their registration, and what they do: an id, or `SIN_GIRO` (E-18). */
  registro_desde: string | null
  registro_hasta: string | null
  giro: string | null
  eliminados: Eliminados
}

export const sinFiltros: Filtros = {
  nombre: '',
  apellido_paterno: '',
  apellido_materno: '',
  celular: '',
  email: '',
  sin_venir_desde: null,
  texto: '',
  empresa: '',
  registro_desde: null,
  registro_hasta: null,
  giro: null,
  eliminados: [],
}

/** Each filter in words; `giro` names the activity. */
export const words = (giro: string): Palabras<Filtros> =>
  conPeriodos<Filtros>(
    {
      nombre: entreComillas(textos.filtro.nombre),
      apellido_paterno: entreComillas(textos.filtro.apellidoPaterno),
      apellido_materno: entreComillas(textos.filtro.apellidoMaterno),
      celular: entreComillas(textos.filtro.celular),
      email: entreComillas(textos.filtro.email),
      sin_venir_desde: (dia) => textos.pedido.sinVenirDesde(fechaLarga(dia)),
      texto: entreComillas(textos.pedido.texto),
      empresa: entreComillas(textos.pedido.empresa),
      registro_desde: (dia) => textos.pedido.registroDesde(fechaLarga(dia)),
      registro_hasta: (dia) => textos.pedido.registroHasta(fechaLarga(dia)),
      giro: () => giro,
      eliminados: () => textos.pedido.eliminados,
    },
    { desde: 'registro_desde', hasta: 'registro_hasta', nombre: textos.pedido.registro },
  )
