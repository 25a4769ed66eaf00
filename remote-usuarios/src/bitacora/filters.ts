import { fechaLarga, pedidoEnPalabras, type Palabras } from '@backoffice/shared/format'
import { nombreDeAccion, nombreDeEntidad, textos } from './bitacora.textos.ts'
import { personaDe } from './personas.ts'

export interface Filtros {
  usuario: string | null
  accion: string | null
  entidad: string | null
  registro: string | null
  desde: string | null
  hasta: string | null
}

export const sinFiltros: Filtros = {
  ...{ usuario: null, accion: null, entidad: null },
  ...{ registro: null, desde: null, hasta: null },
}

const { pedido } = textos

/** Each filter in words. */
export const words: Palabras<Filtros> = {
  usuario: (id) => pedido.usuario(personaDe(id) ?? pedido.elegido),
  accion: (accion) => pedido.accion(nombreDeAccion(accion)),
  entidad: (entidad) => pedido.entidad(nombreDeEntidad(entidad)),
  registro: () => pedido.registro,
  desde: (dia) => pedido.desde(fechaLarga(dia)),
  hasta: (dia) => pedido.hasta(fechaLarga(dia)),
}

/** All of them in one sentence. */
export const asked = pedidoEnPalabras(words)
