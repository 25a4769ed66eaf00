import { textos } from './date.textos'
import { toDate } from './day'

const asTyped = /^(\d{1,2})([/-]?)(\d{1,2})\2(\d{4})$/
const shown = new Intl.DateTimeFormat('es-MX', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** Why the calendar has no such day: it is none, or it lies outside of what can be chosen. */
export function refusal(text: string, min: Date, max: Date): string {
  const [, day = '', , month = '', year = ''] = asTyped.exec(text) ?? []
  const date = toDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return date && (date < min || date > max)
    ? textos.fueraDeRango(text, shown.format(min), shown.format(max))
    : textos.noEsFecha(text)
}
