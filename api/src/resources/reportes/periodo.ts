import type { PeriodoDeReporte as Periodo } from '@backoffice/shared/contract'

const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last day of the month that is so many months after a day's. */
function monthEnd(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return dayOf(Date.UTC(year, month + months, 0))
}

/** The same day so many months later, or that month's last day; a month's end gives a month's end. */
function plusMonths(day: string, months: number): string {
  const end = monthEnd(day, months)
  const same = `${end.slice(0, 8)}${day.slice(8)}`
  return day === monthEnd(day) || same > end ? end : same
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Whether each month of a period has its counterpart in the period before. */
export const startsAMonth = ({ desde }: Periodo): boolean => desde.endsWith('-01')

/**
 * The period that another is compared with (E-18): of one that begins with a year and ends in it, the same days of the
 * year before; of one that begins with a month, as many months before; else as many days right before.
 */
export function before(periodo: Periodo): Periodo {
  const { desde, hasta } = periodo
  if (!startsAMonth(periodo)) {
    const days = (at(hasta) - at(desde)) / DAY + 1
    return { desde: dayOf(at(desde) - days * DAY), hasta: dayOf(at(desde) - DAY) }
  }
  const year = desde.endsWith('-01-01') && desde.slice(0, 4) === hasta.slice(0, 4)
  const months = year ? 12 : monthNumber(hasta) - monthNumber(desde) + 1
  return { desde: `${plusMonths(desde, -months).slice(0, 8)}01`, hasta: plusMonths(hasta, -months) }
}

const long = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('es-MX', { month: 'short', timeZone: 'UTC' })

export interface Mes extends Periodo {
  nombre: string
  corto: string
}

/** The months of a period, each with its days of the period. */
export function monthsOf({ desde, hasta }: Periodo): Mes[] {
  const months: Mes[] = []
  for (let day = desde; day <= hasta; day = dayOf(at(monthEnd(day)) + DAY)) {
    const end = monthEnd(day)
    const corto = `${short.format(at(day)).replace('.', '')} ${day.slice(2, 4)}`
    months.push({ desde: day, hasta: end < hasta ? end : hasta, nombre: long.format(at(day)), corto })
  }
  return months
}
