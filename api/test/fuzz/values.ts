import type { Random } from './random.ts'

const WORDS = [
  'Ana',
  'José',
  'ÑANDÚ',
  'Zúñiga de la Peña',
  "O'Higgins",
  'Núm. 5',
  'Ingeniería 3',
  'señor «X»',
]

/** Texts that have broken software before; people can type or send all of them. */
const NASTY = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'a\u0000b',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u200b',
  '\ufeff',
  '\u202eabc',
  '\ud800',
  'x\udc00y',
  '\ufffd',
  '\uffff',
  '😀',
  '👩‍👩‍👧',
  'e\u0301',
  '\u0301',
  'ﬁ',
  'İ',
  'ß',
  '％',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '`',
  "'; drop table clientes; --",
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  '+5',
  '-1',
  '@x',
  '../../etc/passwd',
  'C:\\x',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e309',
  '0x10',
  '١٢٣',
  '12,5',
  '__proto__',
  'constructor',
  'toString',
  'a@b',
  'a@b@c',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '9999-12-31',
  '01/02/2026',
  '2026-01-01T00:00:00Z',
  'infinity',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '123e4567-e89b-12d3-a456-426614174000',
]

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.005,
  0.001,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 63,
  999_999_999_999.99,
  1e12,
  -1e12,
  1e300,
  5e-324,
  7,
  20,
  500,
  501,
]

const LENGTHS = [20, 200, 499, 500, 501, 1000, 2000, 2001, 5000, 5001, 20_000]
const LETTERS = ['x', 'ñ', '李', '😀', ' ', '"', '\\', '\u0301', '\u0000']

/** A valid text of at least one and at most `max` characters. */
export function goodText(r: Random, max: number): string {
  const words = Array.from({ length: 1 + r.int(4) }, () => r.pick(WORDS)).join(' ')
  return (
    (r.chance(0.1) ? `${words} ${r.pick(['😀', 'e\u0301', '%_\\', "'", '"', '李'])}x` : words)
      .slice(0, max)
      // The cut may leave half an emoji, which is no valid text.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  )
}

export const nastyText = (r: Random): string =>
  r.weighted([
    [8, () => r.pick(NASTY)],
    [3, () => r.pick(WORDS) + r.pick(NASTY) + r.pick(WORDS)],
    [1, () => r.pick(LETTERS).repeat(r.pick(LENGTHS))],
  ])()

/** A number in JSON notation: JavaScript numbers can't express some of them. */
export const rawNumber = (r: Random): string =>
  r.pick([
    '1e999',
    '-1e999',
    '-0',
    '0.30000000000000004',
    '99999999999999999999',
    '1E2',
    '00',
    '1.',
    '.5',
    '+1',
    'NaN',
    '1_000',
  ])

/** Anything that JSON can say. */
export function junk(r: Random, depth = 0): unknown {
  return r.weighted<() => unknown>([
    [4, () => nastyText(r)],
    [4, () => r.pick(NUMBERS)],
    [2, () => r.pick([true, false])],
    [2, () => null],
    [2, () => (depth > 3 ? [] : Array.from({ length: r.pick([0, 1, 2, 5, 150]) }, () => junk(r, depth + 2)))],
    [
      2,
      () =>
        depth > 3
          ? {}
          : Object.fromEntries(
              Array.from({ length: r.int(4) }, () => [nastyText(r).slice(0, 300), junk(r, depth + 1)]),
            ),
    ],
    [1, () => ({ toString: 'x', valueOf: 1, length: -1, then: 'x' })],
    [1, () => nested(r.pick([5, 31, 33, 200]))],
  ])()
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value }
  return value
}
