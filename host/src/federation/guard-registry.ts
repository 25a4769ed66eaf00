import type { Registry } from '@backoffice/shared/contract'
import { dictionary, list, literal, number, optional, shape, text } from './check'
import { fail, ok, type Result } from './result'

const path = text(/^\/[\w\-/:]*$/)
const filled = text(/^[^]+$/)

const remote = shape({
  name: text(/^[a-z][a-z0-9-]*$/),
  base: path,
  contract: filled,
  routes: list(
    shape({
      path,
      title: optional(filled),
      permission: optional(text()),
      breadcrumb: optional(list(shape({ nombre: filled, path }))),
      redirect: optional(path),
    }),
    1,
  ),
  menu: list(
    shape({ label: filled, path, permission: optional(text()), order: number, group: optional(text()) }),
  ),
  exposes: list(text(/^\.\//), 1),
})

const registry = shape({
  format: literal(1),
  config: optional(shape({ adminApiBase: optional(text()), adminSiteBase: optional(text()) })),
  remotes: dictionary(
    shape({ release: filled, manifest: filled, integrity: optional(dictionary(text())), remote }),
  ),
})

/** The run-time twin of the contract's zod schema, which is too heavy for a browser; a test compares the two. */
export function guardRegistry(value: unknown): Result<Registry> {
  const problem = registry(value, 'remotes.json')
  return problem === null ? ok(value as Registry) : fail('registry', new Error(problem))
}
