import { diasEntre, semanaDe } from './fechas/calendario.ts'
import { fechasCortas, hoy } from './fechas/fechas.ts'
import { relativo } from './fechas/relativo.ts'

/** From one day to another, as briefly as people say it: «hoy», «mañana», «esta semana», «27 nov», «27 nov – 3 dic». */
export function enPeriodo(desde: string, hasta: string, today: string = hoy()): string {
  const { lunes, domingo } = semanaDe(today)
  if (desde === lunes && hasta === domingo) return 'esta semana'
  // Another year than today's is said.
  const [from = '', to = ''] = fechasCortas(desde, hasta, today)
  if (desde !== hasta) return `${from} – ${to}`
  return Math.abs(diasEntre(today, desde)) <= 1 ? relativo(desde, today) : from
}
