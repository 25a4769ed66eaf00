import { z } from 'zod'
import { calls, type CallName } from '../../contract/index.ts'
import { unId } from '../builders.ts'
import type { Told } from './handler.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** The least that an answer of this shape says, for a call of which no test needs more: lists are empty. */
export const exampleOf = (schema: z.ZodType): object =>
  valueOf(z.toJSONSchema(schema, { unrepresentable: 'any' })) as object

/** The least that this call answers, for an answer in which a test names only what matters to it. */
export const unEjemplo = <K extends CallName>(name: K): Told<K> => exampleOf(calls[name].response) as Told<K>

function valueOf(schema: Schema, name = ''): unknown {
  const { anyOf, const: only, enum: words, format, pattern, properties, type } = schema
  const types = [type, ...(anyOf ?? []).map((one) => one.type)].flat()
  if (types.includes('null')) return null
  if (only !== undefined) return only
  if (words) return words[0]
  if (anyOf) return valueOf(anyOf[0] as Schema)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, one]) => [name, valueOf(one as Schema, name)]),
    )
  if (type === 'array') return []
  if (type === 'string') return TEXTS[format ?? (pattern ? 'dia' : name)] ?? 'Ejemplo'
  return type === 'boolean' ? false : 1
}

const TEXTS: Record<string, string> = {
  ...{ uuid: unId(1), dia: '2024-05-01', 'date-time': '2024-05-01T12:00:00.000Z' },
  url: '/admin/descargas/ejemplo',
}
