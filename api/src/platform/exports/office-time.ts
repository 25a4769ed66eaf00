const zone = { timeZone: 'America/Mexico_City', hourCycle: 'h23' } as const
const [year, month, day, hour, minute] = ['numeric', '2-digit', '2-digit', '2-digit', '2-digit'] as const
const format = new Intl.DateTimeFormat('en-CA', { ...zone, year, month, day, hour, minute })

/** An instant in the office's time zone (D20), in a format that spreadsheets read: 2026-11-21 06:15. */
export const officeTime = (instant: string | Date): string =>
  format.format(new Date(instant)).replace(', ', ' ')

/** The day of an instant in the office's time zone: 2026-11-21. */
export const officeDay = (instant: string | Date): string => officeTime(instant).slice(0, 10)
