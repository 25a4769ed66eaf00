/** The office's time zone (D20). Mexico City had daylight saving time until 2022. */
const ZONE = 'America/Mexico_City'

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The instant at which a day begins in the office. */
export function startOfDay(day: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`)
  // The offset at noon UTC is a first guess; the second look corrects it on days when the offset changes.
  let instant = wanted - offsetAt(wanted + 12 * 3_600_000)
  instant = wanted - offsetAt(instant)
  return new Date(instant).toISOString()
}

/** The day so many days after another, `YYYY-MM-DD`. */
export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The instant at which the following day begins; for the last representable day, its own end. */
export const endOfDay = (day: string): string =>
  day === '9999-12-31' ? '9999-12-31T23:59:59.999Z' : startOfDay(plusDays(day, 1))

/** The instant of an hour, `HH:MM`, of a day in the office, in milliseconds. */
export function instantOf(day: string, hora: string): number {
  const wanted = Date.parse(`${day}T${hora}:00Z`)
  // As for the day's beginning: the second look corrects the first one where the offset changes.
  return wanted - offsetAt(wanted - offsetAt(wanted))
}

/** The current day in the office, `YYYY-MM-DD`. */
export const today = (now = Date.now()): string => new Date(now + offsetAt(now)).toISOString().slice(0, 10)

/** Local time minus UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const p = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const local = Date.UTC(p.year ?? 0, (p.month ?? 1) - 1, p.day, p.hour, p.minute, p.second)
  return local - Math.floor(instant / 1000) * 1000
}
