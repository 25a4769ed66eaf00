import type { Description } from './description.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says what first differs, and where (`menu[0].order: debe ser un número, sin comillas`); null if nothing does. */
export function problemIn(description: Description, value: unknown, where: string): string | null {
  const isSo = (holds: boolean, sentence: string) => (holds ? null : `${where}: debe ser ${sentence}`)
  switch (description.kind) {
    case 'anything':
      return null
    case 'text':
      return isSo(
        typeof value === 'string' && (description.pattern?.test(value) ?? true),
        likeOf(description),
      )
    case 'number':
      return isSo(Number.isFinite(value), 'un número, sin comillas')
    case 'boolean':
      return isSo(typeof value === 'boolean', 'true o false')
    case 'one of':
      return isSo(description.values.includes(value as string), description.values.join(', '))
    case 'optional':
      return value === undefined ? null : problemIn(description.of, value, where)
    case 'list': {
      const { of, atLeast = 0 } = description
      if (!Array.isArray(value) || value.length < atLeast)
        return isSo(false, atLeast > 0 ? 'una lista con algo' : 'una lista')
      return first(value.map((item, index) => problemIn(of, item, `${where}[${index}]`)))
    }
    case 'dictionary':
      if (!isRecord(value)) return isSo(false, 'un objeto')
      return first(
        Object.entries(value).map(([key, item]) => problemIn(description.of, item, `${where}.${key}`)),
      )
    case 'shape':
      if (!isRecord(value)) return isSo(false, 'un objeto')
      return first(
        Object.entries(description.members).map(([key, member]) =>
          problemIn(member, value[key], `${where}.${key}`),
        ),
      )
  }
}

function likeOf({ pattern }: { pattern?: RegExp }): string {
  if (!pattern) return 'un texto'
  return pattern.source === '^[^]+$' ? 'un texto, y no vacío' : `un texto como ${pattern.source}`
}

const first = (problems: (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null
