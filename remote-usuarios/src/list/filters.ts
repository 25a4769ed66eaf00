import {
  conPeriodos,
  entreComillas,
  etiquetaTipoUsuario,
  fechaLarga,
  pedidoEnPalabras,
} from '@backoffice/shared/format'
import type { Eliminados } from '@backoffice/shared/resource'
import { textos } from './list.textos.ts'

/** The filters of the list (U-02). */
export interface Filtros {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  tipo: 0 | 1 | null
  fecha_inicio: string | null
  fecha_fin: string | null
  /** What the search box was asked: «Ver los 17» leads here (E-20). */
  texto: string
  eliminados: Eliminados
}

export const sinFiltros: Filtros = {
  nombre: '',
  apellido_paterno: '',
  apellido_materno: '',
  tipo: null,
  fecha_inicio: null,
  fecha_fin: null,
  texto: '',
  eliminados: [],
}

/** Each filter in words. */
export const words = conPeriodos<Filtros>(
  {
    nombre: entreComillas(textos.filtro.nombre),
    apellido_paterno: entreComillas(textos.filtro.apellidoPaterno),
    apellido_materno: entreComillas(textos.filtro.apellidoMaterno),
    tipo: (tipo) => textos.pedido.tipo(etiquetaTipoUsuario(tipo)),
    fecha_inicio: (dia) => textos.pedido.desde(fechaLarga(dia)),
    fecha_fin: (dia) => textos.pedido.hasta(fechaLarga(dia)),
    texto: entreComillas(textos.pedido.texto),
    eliminados: () => textos.pedido.eliminados,
  },
  { desde: 'fecha_inicio', hasta: 'fecha_fin', nombre: textos.pedido.creacion },
)

/** All of them in one sentence. */
export const asked = pedidoEnPalabras(words)
