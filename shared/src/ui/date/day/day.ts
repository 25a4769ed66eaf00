/** A day as on the wire: 'YYYY-MM-DD'. */
export type Day = string

const pattern = /^(\d{4})-(\d{2})-(\d{2})/

/**
 * The date picker works with Dates. A day becomes midnight in the browser's time zone and is read back with the same
 * zone's year, month and day, so no conversion can shift it. `new Date('2024-05-01')` would be UTC, which is still
 * April 30 in Mexico.
 */
export function toDate(day: Day | null | undefined): Date | null {
  const match = pattern.exec(day ?? '')
  if (!match) return null
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const result = new Date(2000, month - 1, date)
  // The constructor would map years under 100 to the last century.
  result.setFullYear(year, month - 1, date)
  return result.getMonth() === month - 1 ? result : null
}

export function toDay(date: Date | null): Day | null {
  if (!date || Number.isNaN(date.getTime())) return null
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The box's format of a day: dd/MM/yyyy (F-04). */
export const shown = (date: Date): string =>
  [
    twoDigits(date.getDate()),
    twoDigits(date.getMonth() + 1),
    String(date.getFullYear()).padStart(4, '0'),
  ].join('/')
