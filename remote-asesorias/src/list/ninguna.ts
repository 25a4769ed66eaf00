import { masDias, semanaDe } from '@backoffice/shared/format'
import type { Filtros } from './filters.ts'
import { textos } from './list.textos.ts'

const { sinResultados: words } = textos

/**
 * Says that nothing was found as a person would: «Hoy no hay asesorías a cargo de Íñigo». The chips above the list name
 * the filters one by one.
 * @param quien the advisor's name, where the list is of one advisor
 */
export function ninguna(filtros: Filtros, today: string, quien: string): string {
  const { cliente, asesor, status, eliminados, fecha_inicio: desde, fecha_fin: hasta } = filtros
  const when = whenOf(desde, hasta, today)
  const late = desde === null && hasta === masDias(today, -1) && status.length === 1 && status[0] === 0
  const of = [
    eliminados.length > 0 && words.eliminadas,
    late ? words.atrasadas : when === null && statusOf(status),
    asesor !== null && words.asesor(quien),
    cliente !== '' && words.cliente(cliente),
    !late && when === null && (desde !== null || hasta !== null) && words.fechas,
  ]
  const sentence = [when, words.no, ...of].filter(Boolean).join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const statusOf = ([only, ...others]: Filtros['status']) =>
  only !== undefined && others.length === 0 && (only === 0 ? words.enCurso : words.finalizadas)

function whenOf(desde: string | null, hasta: string | null, today: string): string | null {
  const { lunes, domingo } = semanaDe(today)
  const is = (from: string, to: string) => desde === from && hasta === to
  if (is(today, today)) return words.hoy
  const tomorrow = masDias(today, 1)
  if (is(tomorrow, tomorrow)) return words.manana
  return is(lunes, domingo) ? words.semana : null
}
