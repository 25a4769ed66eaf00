import { jsonSchemaOf, registry, remoteSource, type Description } from '@backoffice/shared/contract/remotes'
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
    return renew ? [] : [`shared/api/${name} no es de hoy: se renueva con \`npm run interfaz\`.`]
  })
}
