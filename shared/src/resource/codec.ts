import type { Codec } from './types'

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
    decode: (text) =>
      text
        .split(',')
        .filter((part) => WHOLE.test(part))
        .map((part) => oneOf(allowed, Number(part)))
        .filter((value) => value !== null),
  }),
  /** A day or null: `fecha_inicio=2024-05-01`. */
  dia: {
    encode: (value) => value ?? '',
    decode: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null),
  } satisfies Codec<string | null>,
}

// People can write addresses by hand: values that the filter does not offer are dropped.
const oneOf = <T extends number>(allowed: T[], value: number): T | null =>
  allowed.find((candidate) => candidate === value) ?? null
