import assert from 'node:assert/strict'
import { it } from 'node:test'
import { calls } from '@backoffice/shared/contract'
import { z } from 'zod'
import { isSentence } from '../../test/fuzz/check.ts'

const WRONG = [
  null,
  'x',
  '\u0000',
  'x'.repeat(20_001),
  -1,
  9.5,
  1e15,
  true,
  {},
  { x: 1 },
  [],
  ['x'],
  [null],
  Array(11_000).fill(1),
]

it('[D24] every schema of every question answers every kind of wrong value with a sentence for people', () => {
  z.config(z.locales.es())
  const faults = new Set<string>()
  for (const [name, call] of Object.entries(calls)) {
    if (!('request' in call)) continue
    for (const [path, schema] of nodes(call.request, name))
      for (const value of [undefined, ...WRONG])
        for (const { message } of schema.safeParse(value).error?.issues ?? [])
          if (!isSentence(message)) faults.add(`${path}: ${message}`)
  }
  assert.deepEqual([...faults], [])
})

/**
 * A schema and all that it is made of, each with its path. Options of a union say nothing for themselves: the union
 * answers with its own sentence.
 */
function* nodes(schema: z.ZodType, path: string): Generator<[string, z.ZodType]> {
  const { def } = schema as unknown as { def: Record<string, unknown> }
  if (schema instanceof z.ZodObject)
    for (const [key, value] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      yield [`${path}.${key}`, value]
      yield* nodes(value, `${path}.${key}`)
    }
  for (const key of ['element', 'innerType', 'in', 'out', 'keyType', 'valueType']) {
    const part = def[key]
    if (!(part instanceof z.ZodType)) continue
    yield [`${path}/${key}`, part]
    yield* nodes(part, `${path}/${key}`)
  }
}
