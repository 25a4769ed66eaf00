import type { FilaDeReporte, Reporte } from '@backoffice/shared/contract'
import { dinero, numero } from '@backoffice/shared/format'

export type Unidad = Reporte['unidad']

/** A figure as it is read. */
export const figure = (value: number, unidad: Unidad): string =>
  unidad === 'dinero' ? dinero(value) : numero(value)

const compact = new Intl.NumberFormat('es-MX', { notation: 'compact', maximumFractionDigits: 1 })

/** The same on a chart's axis. */
export const tick = (value: number, unidad: Unidad): string =>
  `${unidad === 'dinero' ? '$ ' : ''}${compact.format(value)}`

/** Pesos have cents, which floats may not. */
const difference = ({ valor, anterior }: Pick<FilaDeReporte, 'valor' | 'anterior'>) =>
  anterior === null ? null : Math.round((valor - anterior) * 100) / 100

const percent = (valor: number, anterior: number) => Math.round(((valor - anterior) / anterior) * 100)

export interface Cambio {
  diferencia: number
  /** null: there was nothing before, so that it is no part of it. */
  porcentaje: number | null
}

/** How much a figure has changed; null: there is nothing to compare it with. */
export function cambioOf(fila: Pick<FilaDeReporte, 'valor' | 'anterior'>): Cambio | null {
  const diferencia = difference(fila)
  const { valor, anterior } = fila
  if (diferencia === null || anterior === null) return null
  return { diferencia, porcentaje: anterior === 0 ? null : percent(valor, anterior) }
}

const sign = (value: number) => (value > 0 ? '+' : '')

/** «+$ 1,200.00». */
export const changeText = ({ diferencia }: Cambio, unidad: Unidad): string =>
  `${sign(diferencia)}${figure(diferencia, unidad)}`

/** The change in percent, «+12 %»; '' if there was nothing before to compare with. */
export const percentText = ({ porcentaje }: Cambio): string =>
  porcentaje === null ? '' : `${sign(porcentaje)}${numero(porcentaje)} %`
