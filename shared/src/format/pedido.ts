import { lazily } from './lazily.ts'

const lista = lazily(() => new Intl.ListFormat('es-MX', { type: 'conjunction' }))

/** «Ana, Beto y Carla». */
export const enumerar = (partes: string[]): string =>
  partes.length > 1 ? lista().format(partes) : (partes[0] ?? '')

/** How a text filter reads: «Nombre: «Ana»». */
export const entreComillas = (nombre: string) => (texto: string) => `${nombre}: «${texto}»`

/** How the value of each filter reads when it is not empty. */
export type Palabras<F> = { [K in keyof F]: (valor: NonNullable<F[K]>) => string }

/** Each filter that is set, in words. */
export const filtrosEnPalabras = <F extends object>(
  palabras: Palabras<F>,
  filtros: F,
): { campo: keyof F; texto: string }[] =>
  (Object.keys(palabras) as (keyof F)[]).flatMap((campo) => {
    const valor = filtros[campo]
    return estaVacio(valor) ? [] : [{ campo, texto: palabras[campo](valor as NonNullable<F[keyof F]>) }]
  })

/** The filters of a list, in words: «Nombre: «Ana» y Status: En curso». */
export const pedidoEnPalabras =
  <F extends object>(palabras: Palabras<F>) =>
  (filtros: F): string =>
    enumerar(filtrosEnPalabras(palabras, filtros).map(({ texto }) => texto))

const estaVacio = (valor: unknown) =>
  valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0)
