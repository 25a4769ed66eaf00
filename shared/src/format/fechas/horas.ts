/* Counting with hours of a day (`HH:MM`, of 24 hours), without any time zone (D20). */

const DAY = 24 * 60

/** The minutes since midnight. */
export function minutosDe(hora: string): number {
  const [hours = 0, minutes = 0] = hora.split(':').map(Number)
  return hours * 60 + minutes
}

/** So many minutes after midnight, as an hour; past midnight, that of the next day. */
export function horaDe(minutos: number): string {
  const inDay = ((minutos % DAY) + DAY) % DAY
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** «45 min», «1 h», «1 h 30 min». */
export function enHoras(minutos: number): string {
  const [hours, rest] = [Math.floor(minutos / 60), minutos % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** «9:30», or «9:30 a 10:15» with a length. */
export const horario = (hora: string, minutos: number | null | undefined): string =>
  minutos ? `${corta(hora)} a ${corta(horaDe(minutosDe(hora) + minutos))}` : corta(hora)

const corta = (hora: string) => hora.replace(/^0/, '')
