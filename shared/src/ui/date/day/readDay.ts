import { plain } from '../../../contract/text/index.ts'
import type { Reading } from '../../form/fields/useTyped.ts'
import { textos } from '../date.textos.ts'
import { shown, toDate, toDay, type Day } from './day.ts'
import { lazily } from '../../../format/lazily.ts'

/** «5/3/91», «05-03-1991», «5.3.1991». */
const dayFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/
/** «1991-03-05», the format of machines and spreadsheets. */
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
/** «05031991», «050391». */
const digitsOnly = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
/** «5 de marzo de 1991», «5 mar 91», «5-mar-1991». */
const named = /^(\d{1,2})(?:º|o)?[\s-]+(?:de )?([a-z]+)\.?[\s-]*(?:del? )?(\d{4}|\d{2})$/

/** Days that people name by today, in days from it. */
const BY_TODAY: Partial<Record<string, number>> = {
  anteayer: -2,
  antier: -2,
  ayer: -1,
  hoy: 0,
  manana: 1,
  'pasado manana': 2,
}

/** The first and the last day that can be chosen, and the office's today. */
export interface Reach {
  min: Date
  max: Date
  today: Date
}

/**
 * Parses the day in a text, or returns why it can't. A two-digit year means the latest such year in range: with a
 * calendar up to 2036, «36» is 2036 and «37» is 1937; with one that ends today, it is the latest that has come.
 */
export function readDay(typed: string, { min, max, today }: Reach): Reading<Day> {
  const text = typed.trim()
  const bare = plain(text)
    .replace(/\s*([-/.])\s*/g, '$1')
    .replace(/\s+/g, ' ')
  const parts = partsOf(bare)
  const date = parts ? toDate(dayOf(parts, max.getFullYear())) : daysFrom(today, BY_TODAY[bare])
  const day = toDay(date ?? null)
  if (!date || day === null) return { problem: textos.noEsFecha(text) }
  if (date > today && shown(max) === shown(today)) return { problem: textos.noHaLlegado(text, shown(today)) }
  if (date < min || date > max) return { problem: textos.fueraDeRango(text, shown(min), shown(max)) }
  return { value: day }
}

interface Parts {
  day: string
  month: number
  year: string
}

function partsOf(text: string): Parts | null {
  const first = dayFirst.exec(text)
  if (first) return { day: first[1] ?? '', month: Number(first[3]), year: first[4] ?? '' }
  const iso = yearFirst.exec(text)
  if (iso) return { day: iso[4] ?? '', month: Number(iso[3]), year: iso[1] ?? '' }
  const bare = digitsOnly.exec(text)
  if (bare) return { day: bare[1] ?? '', month: Number(bare[2]), year: bare[3] ?? '' }
  const words = named.exec(text)
  return words && { day: words[1] ?? '', month: monthOf(words[2] ?? ''), year: words[3] ?? '' }
}

/** Finds the month by its full name or by three or more of its first letters; 0 if there is none. */
const monthOf = (word: string) =>
  word.length < 3 ? 0 : monthNames().findIndex((name) => name.startsWith(word)) + 1

function dayOf({ day, month, year }: Parts, lastYear: number): Day {
  const whole = year.length === 2 ? latest(Number(year), lastYear) : Number(year)
  return [String(whole).padStart(4, '0'), String(month).padStart(2, '0'), day.padStart(2, '0')].join('-')
}

const daysFrom = (day: Date, days: number | undefined): Date | null =>
  days === undefined ? null : new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)

const latest = (digits: number, lastYear: number) => lastYear - ((((lastYear - digits) % 100) + 100) % 100)

/** The twelve months as people write them: «enero». Lazy: naming them takes milliseconds, and a form opens without. */
export const monthNames = lazily(() => {
  const { format } = new Intl.DateTimeFormat('es-MX', { month: 'long' })
  return Array.from({ length: 12 }, (_, month) => format(new Date(2000, month, 1)))
})
