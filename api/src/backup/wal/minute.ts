import { FatalError } from '../../fatal.ts'

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

/** The instant that an operator means: in the office's time (D20), which keeps no summer time, unless it says a zone. */
export function instantOf(text: string): Date {
  const whole = LOCAL.test(text) ? `${text}-06:00` : text
  const instant = new Date(whole)
  if (!WITH_ZONE.test(whole) || Number.isNaN(instant.getTime()))
    throw new FatalError(`--hasta debe ser un minuto como 2026-11-20T10:05, no «${text}».`)
  if (instant.getTime() > Date.now()) throw new FatalError(`--hasta ${text} todavía no pasa.`)
  return instant
}
