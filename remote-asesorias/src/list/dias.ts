const DAY = 86_400_000

/** A day that is `days` later, or earlier if negative. */
export const otroDia = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Monday and Sunday of a day's week; the calendar's weeks begin on Monday too. */
export function semana(day: string): { lunes: string; domingo: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const lunes = otroDia(day, -sinceMonday)
  return { lunes, domingo: otroDia(lunes, 6) }
}
