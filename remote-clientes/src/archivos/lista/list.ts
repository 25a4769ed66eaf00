import { api } from '@backoffice/shared'
import type { ClaseArchivo } from '@backoffice/shared/format'
import { CLASES_ARCHIVO, fechaLarga, pedidoEnPalabras, type Palabras } from '@backoffice/shared/format'
import { codec, defineList, type Codec } from '@backoffice/shared/resource'
import { textos } from './lista.textos.ts'

export interface Filtros {
  clase: ClaseArchivo | null
  vence_desde: string | null
  vence_hasta: string | null
}

export const sinFiltros: Filtros = { clase: null, vence_desde: null, vence_hasta: null }

const { pedido } = textos

/** Each filter in words. */
export const words: Palabras<Filtros> = {
  clase: (clase) => pedido.clase(CLASES_ARCHIVO[clase]),
  vence_desde: (dia) => pedido.desde(fechaLarga(dia)),
  vence_hasta: (dia) => pedido.hasta(fechaLarga(dia)),
}

/** All of them in one sentence. */
export const asked = pedidoEnPalabras(words)

const clase: Codec<ClaseArchivo | null> = {
  encode: (value) => value ?? '',
  decode: (text) => (Object.hasOwn(CLASES_ARCHIVO, text) ? (text as ClaseArchivo) : null),
}

/** The files that are good until some day (E-19), the nearest first. */
export const listArchivos = defineList({
  vista: 'archivos',
  fetch: (body, options) =>
    api
      .post('/archivos/listar', body, options)
      .then(({ archivos, ...page }) => ({ rows: archivos, ...page })),
  filtrosVacios: sinFiltros,
  columnas: ['vence', 'nombre', 'cliente'],
  ordenInicial: { orden: 'vence', direccion: 'asc' },
  codecs: { clase, vence_desde: codec.dia, vence_hasta: codec.dia },
})
