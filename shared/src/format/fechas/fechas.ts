import { useSyncExternalStore } from 'react'
import { guion } from '../guion.ts'
import { lazily, onceIdle } from '../lazily.ts'
import { ahora, onClock } from './reloj.ts'

/* Days (`YYYY-MM-DD`) are read and shown without any time zone; instants are shown in the office's time zone (D20). */

const MEXICO = 'America/Mexico_City'
const larga = { day: 'numeric', month: 'long', year: 'numeric' } as const

const formatter = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('es-MX', options))
const diaLargo = onceIdle(formatter({ ...larga, timeZone: 'UTC' }))
const instanteDia = formatter({ ...larga, timeZone: MEXICO })
const instanteHora = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: MEXICO })
const isoMexico = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: MEXICO }),
)

type Day = string | null | undefined

// A server of the plain contract may send a full instant for a day: its first ten characters are the day.
function parseDay(day: Day): Date | null {
  const match = /^\d{4}-\d{2}-\d{2}/.exec(day ?? '')
  return match ? valid(new Date(`${match[0]}T00:00:00Z`)) : null
}

const valid = (date: Date): Date | null => (Number.isNaN(date.getTime()) ? null : date)

const show = (date: Date | null, format: () => Intl.DateTimeFormat): string =>
  date ? format().format(date) : guion

/** A day in long form: «5 de marzo de 2024». */
export const fechaLarga = (day: Day): string => show(parseDay(day), diaLargo)

/** The day of an instant in the office's time zone: «5 de marzo de 2024». */
export const fechaDeInstante = (instant: Day): string =>
  show(instant ? valid(new Date(instant)) : null, instanteDia)

/** The hour of an instant in the office's time zone: «16:05». */
export const horaDeInstante = (instant: Day): string =>
  show(instant ? valid(new Date(instant)) : null, instanteHora)

/** Today in the office's time zone and by the server's clock, as a day. */
export const hoy = (now: Date = ahora()): string => isoMexico().format(now)

/** Today in the office. A page that stays open shows the new day at midnight, and after it was asleep. */
export const useHoy = (): string => useSyncExternalStore(onClock, () => hoy())

const diaCorto = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const diaCortoConAno = formatter({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Days in short form, «7 nov» and «7 dic»; with their years if these differ. */
export function fechasCortas(...days: Day[]): string[] {
  const oneYear = new Set(days.map((day) => day?.slice(0, 4))).size === 1
  return days.map((day) => show(parseDay(day), oneYear ? diaCorto : diaCortoConAno))
}

const DAY = 86_400_000

/** A period: «Unicamente el …» if it is one day or less, else «Del … al …» (P-08). */
export function periodo(inicio: Day, fin: Day): string {
  const [from, to] = [parseDay(inicio), parseDay(fin)]
  if (!from && !to) return guion
  if (!from || !to || to.getTime() - from.getTime() <= DAY)
    return `Unicamente el ${show(from ?? to, diaLargo)}`
  return `Del ${diaLargo().format(from)} al ${diaLargo().format(to)}`
}
