import { plain } from '../text/index.ts'

/** Which comes first in 03/04/1980. */
export const ORDENES_DE_FECHA = ['dia', 'mes'] as const
export type OrdenDeFecha = (typeof ORDENES_DE_FECHA)[number]

/** A cell that cannot be what its column holds, in a sentence for the person. */
export class CeldaInvalida extends Error {
  override name = 'CeldaInvalida'
}

const two = (part: string | number) => String(part).padStart(2, '0')

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Of two digits, what is not in the future: nobody is born in 2079. */
function century(year: string, now: number): string {
  if (year.length === 4) return year
  const full = 2000 + Number(year)
  return String(full > now ? full - 100 : full)
}

/** Excel counts the days from the last of 1899, because it takes 1900 for a leap year. */
const fromSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10)

/** The day in a cell, as AAAA-MM-DD; whether it exists is for the form's own rule to say. `hoy`: AAAA-MM-DD. */
export function diaDeCelda(text: string, orden: OrdenDeFecha, hoy: string): string {
  const value = text.trim()
  const now = Number(hoy.slice(0, 4))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(value)
  if (iso) {
    const [, year = '', mes = '', dia = ''] = iso
    return `${year}-${two(mes)}-${two(dia)}`
  }
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:\s+\d{1,2}:.*)?$/.exec(value)
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers
    const [dia, mes] = orden === 'dia' ? [first, second] : [second, first]
    return `${century(year, now)}-${two(mes)}-${two(dia)}`
  }
  const named = /^(\d{1,2})(?:\s+de\s+|[-/. ]+)([a-z]{3,})\.?(?:\s+del?\s+|[-/., ]+)(\d{4}|\d{2})$/.exec(
    plain(value),
  )
  if (named) {
    const [, dia = '', month = '', year = ''] = named
    const word = month.slice(0, 3)
    const mes = Math.max(MESES.indexOf(word), MONTHS.indexOf(word)) + 1
    if (mes > 0) return `${century(year, now)}-${two(mes)}-${two(dia)}`
  }
  const serial = /^\d{1,7}(?:\.\d+)?$/.test(value) ? Number(value) : 0
  // From 1900 to 9999; a year alone is no day.
  if (serial >= 3_000 && serial < 2_958_466) return fromSerial(serial)
  throw new CeldaInvalida('No se entiende la fecha; se admiten 31/12/1980 y 1980-12-31')
}

/** A quantity as people and spreadsheets write it in Mexico: «$1,250.50», «1250.5 MXN». */
export function numeroDeCelda(text: string): number {
  const value = text.replace(/\s|\$|MXN|MN|M\.N\./gi, '')
  if (!/^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(value))
    throw new CeldaInvalida('No se entiende la cantidad; se admiten 1250.50 y 1,250.50')
  return Number(value.replaceAll(',', ''))
}

/** 0 Física, 1 Moral. */
export function tipoPersonaDeCelda(text: string): 0 | 1 {
  const value = plain(text)
    .replace(/^persona\s+/, '')
    .trim()
  if (['0', 'f', 'pf', 'fisica', 'individual'].includes(value)) return 0
  if (['1', 'm', 'pm', 'moral', 'empresa', 'company'].includes(value)) return 1
  throw new CeldaInvalida('Debe ser Física o Moral')
}

/** An option of a catalogue, as far as a sheet can name it. */
export interface OpcionDeCatalogo {
  _id: string
  /** It begins with the official code: «612 Personas Físicas con …». */
  nombre: string
}

/** Finds options by their code, their name, or both. */
export function buscadorDeCatalogo(opciones: readonly OpcionDeCatalogo[]): (text: string) => string {
  const known = new Map<string, string>()
  for (const { _id, nombre } of opciones) {
    const name = plain(nombre).trim()
    const code = /^\S+/.exec(name)?.[0] ?? name
    for (const key of [code, name.slice(code.length).trim(), name])
      if (key && !known.has(key)) known.set(key, _id)
  }
  return (text) => {
    const value = plain(text).replace(/\s+/g, ' ').trim()
    const found = known.get(value) ?? known.get(value.replace(/^(\d+)\s*[-–:.]\s*/, '$1 '))
    if (!found) throw new CeldaInvalida('No está en el catálogo')
    return found
  }
}

/** 0 Efectivo, 1 Tarjeta, 2 Transferencia. */
export function metodoDeCelda(text: string): 0 | 1 | 2 {
  const value = plain(text).trim()
  if (['0', 'efectivo', 'cash'].includes(value)) return 0
  if (['1', 'tarjeta', 'tarjeta de credito', 'tarjeta de debito', 'card'].includes(value)) return 1
  if (['2', 'transferencia', 'spei', 'deposito', 'transfer'].includes(value)) return 2
  throw new CeldaInvalida('Debe ser Efectivo, Tarjeta o Transferencia')
}

/** Finds a plan by its name. */
export function buscadorDePlan(planes: readonly OpcionDeCatalogo[]): (text: string) => string {
  const bare = (name: string) => plain(name).replace(/\s+/g, ' ').trim()
  return (text) => {
    const found = planes.filter(({ nombre }) => bare(nombre) === bare(text))
    if (found.length > 1) throw new CeldaInvalida('Hay varias membresías con ese nombre')
    if (!found[0]) throw new CeldaInvalida('No hay una membresía con ese nombre')
    return found[0]._id
  }
}

/** Our own files, and people, put this mark before what a spreadsheet would take for a formula or a number. */
export const sinApostrofo = (text: string): string => text.replace(/^'(?=[\s=+\-@\d])/, '')
