import type { PeriodoDeReporte as Periodo } from '@backoffice/shared/contract'
import { masDias, masMeses } from '@backoffice/shared/format'
import { textos } from './reportes.textos.ts'

const DIA = /^[1-9]\d{3}-\d{2}-\d{2}$/
const isDay = (text: string) => DIA.test(text) && !Number.isNaN(Date.parse(text))

const monthOf = (day: string) => `${day.slice(0, 7)}-01`

/** The periods that offices ask for most; the first is the one that «Reportes» opens on. */
export function periodosDe(today: string): { label: string; periodo: Periodo }[] {
  const month = monthOf(today)
  const { periodos } = textos
  return [
    { label: periodos.doceMeses, periodo: { desde: masMeses(month, -11), hasta: today } },
    { label: periodos.esteMes, periodo: { desde: month, hasta: today } },
    { label: periodos.mesPasado, periodo: { desde: masMeses(month, -1), hasta: masDias(month, -1) } },
    { label: periodos.esteAno, periodo: { desde: `${today.slice(0, 4)}-01-01`, hasta: today } },
  ]
}

const usual = (today: string): Periodo => periodosDe(today)[0]?.periodo ?? { desde: today, hasta: today }

/** The period in an address; without two days in order, the usual one. */
export function readPeriodo(search: string, today: string): Periodo {
  const asked = new URLSearchParams(search)
  const [desde, hasta] = [asked.get('desde') ?? '', asked.get('hasta') ?? '']
  return isDay(desde) && isDay(hasta) && desde <= hasta ? { desde, hasta } : usual(today)
}

export const samePeriodo = (one: Periodo, other: Periodo): boolean =>
  one.desde === other.desde && one.hasta === other.hasta

/** Its address; the usual one is not written. */
export const reportesAddress = (periodo: Periodo, today: string): string =>
  samePeriodo(periodo, usual(today))
    ? '/dashboard?vista=reportes'
    : `/dashboard?vista=reportes&desde=${periodo.desde}&hasta=${periodo.hasta}`
