import { codec } from './codec.ts'
import type { Codec, ListQuery, ListShape } from '../types.ts'

/*
 * The query of a list in the address bar. Only differences from the initial query are written, so that the menu's plain
 * address means the initial state; a filter that is cleared although its initial value is not empty is written as
 * `status=` (A-01: all).
 */

export const FILAS = 20
const FILAS_MAX = 500

/** The query of an address without parameters. */
export function initialQuery<F>(definition: ListShape<F>): ListQuery<F> {
  return {
    pagina: 0,
    filas: definition.filas ?? FILAS,
    orden: definition.ordenInicial?.orden ?? null,
    direccion: definition.ordenInicial?.direccion ?? 'asc',
    filtros: definition.filtrosIniciales ?? definition.filtrosVacios,
  }
}

/** Reads the query from the address; it ignores malformed parameters. */
export function readQuery<F extends object>(definition: ListShape<F>, params: URLSearchParams): ListQuery<F> {
  const initial = initialQuery(definition)
  const orden = params.get('orden')
  const known = orden !== null && definition.columnas.includes(orden)
  return {
    pagina: wholeNumber(params.get('pagina'), 1, 10_000_000, 1) - 1,
    filas: wholeNumber(params.get('filas'), 1, FILAS_MAX, initial.filas),
    orden: known ? orden : initial.orden,
    direccion: known ? (params.get('direccion') === 'desc' ? 'desc' : 'asc') : initial.direccion,
    filtros: readFilters(definition, initial.filtros, params),
  }
}

/** Writes the query into the address and keeps the address's other parameters. */
export function writeQuery<F extends object>(
  definition: ListShape<F>,
  query: ListQuery<F>,
  params: URLSearchParams,
): URLSearchParams {
  const initial = initialQuery(definition)
  const next = new URLSearchParams(params)
  // Removed first, so that equal queries give equal addresses.
  const put = (name: string, value: string, plain: boolean) => {
    next.delete(name)
    if (!plain) next.set(name, value)
  }
  const sameOrder = query.orden === initial.orden && query.direccion === initial.direccion

  put('pagina', String(query.pagina + 1), query.pagina === 0)
  put('filas', String(query.filas), query.filas === initial.filas)
  put('orden', query.orden ?? '', sameOrder || query.orden === null)
  put('direccion', query.direccion, sameOrder || query.direccion === 'asc')
  for (const name of namesOf(definition)) {
    const value = encode(definition, name, query.filtros)
    put(name, value, value === encode(definition, name, initial.filtros))
  }
  return next
}

/** The filters as one text: equal texts, equal filters. */
export const filterKey = <F extends object>(definition: ListShape<F>, filtros: F): string =>
  JSON.stringify(namesOf(definition).map((name) => encode(definition, name, filtros)))

function readFilters<F extends object>(definition: ListShape<F>, initial: F, params: URLSearchParams): F {
  const entries = namesOf(definition).map((name) => {
    const text = params.get(name)
    return [name, text === null ? member(initial, name) : decode(definition, name, text)]
  })
  return Object.fromEntries(entries) as F
}

const namesOf = <F extends object>({ filtrosVacios }: ListShape<F>): string[] => Object.keys(filtrosVacios)

const member = (filtros: object, name: string): unknown => (filtros as Record<string, unknown>)[name]

const codecOf = (codecs: object | undefined, name: string) =>
  (codecs as Record<string, Codec<unknown> | undefined> | undefined)?.[name]

function encode<F extends object>({ codecs }: ListShape<F>, name: string, filtros: F): string {
  const value = member(filtros, name)
  const own = codecOf(codecs, name)
  return own ? own.encode(value) : String(value ?? '').trim()
}

function decode<F extends object>(
  { codecs, filtrosVacios }: ListShape<F>,
  name: string,
  text: string,
): unknown {
  const nothing = member(filtrosVacios, name)
  if (text === '') return nothing
  const own = codecOf(codecs, name)
  return (own ?? codec.texto).decode(text) ?? nothing
}

function wholeNumber(text: string | null, min: number, max: number, otherwise: number): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return otherwise
  const value = Number(text)
  return value < min || value > max ? otherwise : value
}
