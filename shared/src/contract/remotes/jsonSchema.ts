import type { Description } from './description.ts'

/** A description as JSON Schema (draft 2020-12), for editors; patterns are those of ECMAScript, as it recommends. */
export function jsonSchemaOf(description: Description): Record<string, unknown> {
  switch (description.kind) {
    case 'anything':
      return {}
    case 'text':
      return { type: 'string', ...(description.pattern && { pattern: description.pattern.source }) }
    case 'number':
    case 'boolean':
      return { type: description.kind }
    case 'one of':
      return { enum: description.values }
    case 'optional':
      return jsonSchemaOf(description.of)
    case 'list':
      return {
        type: 'array',
        items: jsonSchemaOf(description.of),
        ...(description.atLeast && { minItems: description.atLeast }),
      }
    case 'dictionary':
      return { type: 'object', additionalProperties: jsonSchemaOf(description.of) }
    case 'shape': {
      const members = Object.entries(description.members)
      return {
        type: 'object',
        properties: Object.fromEntries(members.map(([name, member]) => [name, jsonSchemaOf(member)])),
        required: members.flatMap(([name, { kind }]) => (kind === 'optional' ? [] : [name])),
      }
    }
  }
}
