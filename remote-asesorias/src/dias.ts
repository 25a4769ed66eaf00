import { masDias } from '@backoffice/shared/format'

/** Monday and Sunday of a day's week; the calendar's weeks begin on Monday too. */
export function semana(day: string): { lunes: string; domingo: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const lunes = masDias(day, -sinceMonday)
  return { lunes, domingo: masDias(lunes, 6) }
}
