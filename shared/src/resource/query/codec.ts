import { toDate } from '../../ui/date/day/day.ts'
import type { Codec } from '../types.ts'

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
// What the server takes of a text: more would be a refusal that nobody can see to correct.
const TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r]){0,500}$/u

const WHOLE = /^-?\d{1,9}$/

/** How filters other than texts are written in the address. */
export const codec = {
  /** A whole number or null: `tipo=1`. */
  numero: <T extends number>(...allowed: T[]): Codec<T | null> => ({
    encode: (value) => (value === null ? '' : String(value)),
    decode: (text) => (WHOLE.test(text) ? oneOf(allowed, Number(text)) : null),
  }),
  /** Several whole numbers: `status=0,1`. */
  numeros: <T extends number>(...allowed: T[]): Codec<T[]> => ({
    encode: (values) => values.join(','),
    decode: (text) => {
      const values = text
        .split(',')
        .filter((part) => WHOLE.test(part))
        .map((part) => oneOf(allowed, Number(part)))
        .filter((value) => value !== null)
      return [...new Set(values)]
    },
  }),
  /** A day of the calendar or null: `fecha_inicio=2024-05-01`. */
  dia: {
    encode: (value) => value ?? '',
    decode: (text) => (/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && toDate(text) ? text : null),
  } satisfies Codec<string | null>,
  /** The id of a record or null: `membresia=01900000-…`. */
  id: {
    encode: (value) => value ?? '',
    decode: (text) => (ID.test(text) ? text : null),
  } satisfies Codec<string | null>,
  /** A text, which filters have by default. */
  texto: {
    encode: (value) => value.trim(),
    decode: (text) => (TEXT.test(text) ? text : null),
  } satisfies Codec<string>,
}

// People can write addresses by hand: values that the filter does not offer are dropped.
const oneOf = <T extends number>(allowed: T[], value: number): T | null =>
  allowed.find((candidate) => candidate === value) ?? null
