import { registry, remoteSource, type Description } from '@backoffice/shared/contract/remotes'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What people write or read by hand, with the file that its `$schema` names. */
const described: Record<string, Description> = {
  'remote.schema.json': remoteSource,
  'registry.schema.json': registry,
}

/**
 * The JSON Schema files for editors, made of the contract's descriptions.
 * @param renew writes those that are not of today
 * @returns the problems
 */
export function schemaProblems(folder: string, renew: boolean): string[] {
  return Object.entries(described).flatMap(([name, description]) => {
    const file = join(folder, 'api', name)
    const draft = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...jsonSchemaOf(description) }
    const text = `${JSON.stringify(draft, null, 2)}\n`
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    if (renew) writeFileSync(file, text)
    return renew ? [] : [`shared/api/${name} no es de hoy: se renueva con \`npm run interface\`.`]
  })
}

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
