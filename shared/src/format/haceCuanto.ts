import { fechaDeInstante } from './fechas/fechas.ts'
import { lazily } from './lazily.ts'
import { ahora } from './fechas/reloj.ts'

const words = lazily(() => new Intl.RelativeTimeFormat('es-MX'))

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long ago an instant is by the server's clock: «hace 3 minutos», «hace 2 horas»; after a day, «el 26 de noviembre de 2026». */
export function haceCuanto(instant: string, now: Date = ahora()): string {
  const gone = now.getTime() - Date.parse(instant)
  if (gone < MINUTE) return 'hace un momento'
  if (gone < HOUR) return words().format(-Math.floor(gone / MINUTE), 'minute')
  return gone < 24 * HOUR
    ? words().format(-Math.floor(gone / HOUR), 'hour')
    : `el ${fechaDeInstante(instant)}`
}
