import { diasEntre } from './calendario.ts'
import { lazily } from '../lazily.ts'

const words = lazily(() => new Intl.RelativeTimeFormat('es-MX', { numeric: 'auto' }))

/** A day as people say it on another one: «hoy», «mañana», «en 3 días», «hace 2 días». Both `YYYY-MM-DD`. */
export const relativo = (dia: string, hoy: string): string =>
  // As an office says it: «en 3 días» rather than the locale's «dentro de 3 días».
  words()
    .format(diasEntre(hoy, dia), 'day')
    .replace(/^dentro de /, 'en ')
