import { diasEntre, relativo, semanaDe } from './fechas/calendario.ts'
import { fechasCortas, hoy } from './fechas/fechas.ts'
import { lazily } from './lazily.ts'

const lista = lazily(() => new Intl.ListFormat('es-MX', { type: 'conjunction' }))

/** «Ana, Beto y Carla». */
export const enumerar = (partes: string[]): string =>
  partes.length > 1 ? lista().format(partes) : (partes[0] ?? '')

/** How a text filter reads: «Nombre: «Ana»». */
export const entreComillas = (nombre: string) => (texto: string) => `${nombre}: «${texto}»`

/** Two filters, of the first and the last day: with both, they read as one. */
interface Periodo<F> {
  desde: keyof F
  hasta: keyof F
  /** What the days are of: «Fin: hoy». Without it, the period alone: «Hoy». */
  nombre?: string
}

/** How the value of each filter reads when it is not empty. */
export type Palabras<F> = { [K in keyof F]: (valor: NonNullable<F[K]>) => string }

interface Pair {
  desde: PropertyKey
  hasta: PropertyKey
  nombre?: string
}

/** The periods among the filters that words are for. */
const periodosDe = new WeakMap<object, readonly Pair[]>()

/** The words of filters of which some are periods. */
export function conPeriodos<F extends object>(
  palabras: Palabras<F>,
  ...periodos: Periodo<NoInfer<F>>[]
): Palabras<F> {
  periodosDe.set(palabras, periodos)
  return palabras
}

/** A filter that is set, in words. */
interface EnPalabras<F> {
  campo: keyof F
  texto: string
  /** The filter of the period's last day: they are one. */
  con?: keyof F
}

/** Each filter that is set, in words. */
export function filtrosEnPalabras<F extends object>(palabras: Palabras<F>, filtros: F): EnPalabras<F>[] {
  const periodos = ((periodosDe.get(palabras) ?? []) as readonly Periodo<F>[]).filter(
    ({ desde, hasta }) => !estaVacio(filtros[desde]) && !estaVacio(filtros[hasta]),
  )
  return (Object.keys(palabras) as (keyof F)[]).flatMap((campo): EnPalabras<F>[] => {
    const valor = filtros[campo]
    if (estaVacio(valor) || periodos.some(({ hasta }) => hasta === campo)) return []
    const periodo = periodos.find(({ desde }) => desde === campo)
    if (!periodo) return [{ campo, texto: palabras[campo](valor as NonNullable<F[keyof F]>) }]
    const dias = enPeriodo(String(valor), String(filtros[periodo.hasta]))
    const texto = periodo.nombre ? `${periodo.nombre}: ${dias}` : dias.charAt(0).toUpperCase() + dias.slice(1)
    return [{ campo, texto, con: periodo.hasta }]
  })
}

/** The filters of a list, in words: «Nombre: «Ana» y Status: En curso». */
export const pedidoEnPalabras =
  <F extends object>(palabras: Palabras<F>) =>
  (filtros: F): string =>
    enumerar(filtrosEnPalabras(palabras, filtros).map(({ texto }) => texto))

const estaVacio = (valor: unknown) =>
  valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)

/** From one day to another, as briefly as people say it: «hoy», «mañana», «esta semana», «27 nov», «27 nov – 3 dic». */
export function enPeriodo(desde: string, hasta: string, today: string = hoy()): string {
  const { lunes, domingo } = semanaDe(today)
  if (desde === lunes && hasta === domingo) return 'esta semana'
  // Another year than today's is said.
  const [from = '', to = ''] = fechasCortas(desde, hasta, today)
  if (desde !== hasta) return `${from} – ${to}`
  return Math.abs(diasEntre(today, desde)) <= 1 ? relativo(desde, today) : from
}
