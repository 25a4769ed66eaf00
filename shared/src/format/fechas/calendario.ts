import { lazily } from '../lazily.ts'

/* Counting with days (`YYYY-MM-DD`), without any time zone (D20). */

const DAY = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** So many days after a day. */
export const masDias = (day: string, days: number): string => dayOf(at(day) + days * DAY)

/** Monday and Sunday of a day's week; the calendar's weeks begin on Monday too. */
export function semanaDe(day: string): { lunes: string; domingo: string } {
  const sinceMonday = (new Date(at(day)).getUTCDay() + 6) % 7
  const lunes = masDias(day, -sinceMonday)
  return { lunes, domingo: masDias(lunes, 6) }
}

/** How many days it is from one day to another; negative if that has been. */
export const diasEntre = (from: string, to: string): number => Math.round((at(to) - at(from)) / DAY)

/** The same day so many months later, or that month's last day. */
export function masMeses(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** How many whole months lie between two days; 0: none, or not a whole number. */
export function mesesEntre(from: string, to: string): number {
  const [y1 = 0, m1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0] = to.split('-').map(Number)
  const months = (y2 - y1) * 12 + m2 - m1
  return months > 0 && masMeses(from, months) === to ? months : 0
}

/** «1 mes», «12 meses». */
export const enMeses = (months: number): string => `${months} ${months === 1 ? 'mes' : 'meses'}`

/** «1 día», «30 días». */
export const enDias = (days: number): string => `${days} ${days === 1 ? 'día' : 'días'}`

const words = lazily(() => new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' }))

/** A day as people say it on another one: «hoy», «mañana», «en 3 días», «hace 2 días». Both `YYYY-MM-DD`. */
export const relativo = (dia: string, hoy: string): string =>
  // As an office says it: «en 3 días» rather than the locale's «dentro de 3 días».
  words()
    .format(diasEntre(hoy, dia), 'day')
    .replace(/^dentro de /, 'en ')
