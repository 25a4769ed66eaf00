import { etiquetaStatusAsesoria, fechaLarga } from '@backoffice/shared/format'
import { textos } from './asesorias.textos'
import type { Filtros } from './listAsesorias'

const { pedido } = textos
const enumerar = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** What was asked for, in words: «cliente “Ana” y status En curso». */
export function pedidoEnPalabras({ cliente, status, fecha_inicio, fecha_fin }: Filtros): string {
  return enumerar.format(
    [
      cliente && pedido.cliente(cliente),
      status.length > 0 && pedido.status(enumerar.format(status.map(etiquetaStatusAsesoria))),
      fecha_inicio && pedido.desde(fechaLarga(fecha_inicio)),
      fecha_fin && pedido.hasta(fechaLarga(fecha_fin)),
    ].filter((parte): parte is string => Boolean(parte)),
  )
}
