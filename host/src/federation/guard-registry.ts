import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { dictionary, list, literal, number, optional, shape, text } from './check'
import { fail, ok, type Result } from './result'
import { standIn } from './stand-in'

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

const entry = shape({
  release: filled,
  manifest: filled,
  integrity: optional(dictionary(text())),
  remote,
})

const registry = shape({
  format: literal(1),
  config: optional(shape({ adminApiBase: optional(text()), adminSiteBase: optional(text()) })),
  // Each entry is judged for itself below.
  remotes: dictionary(() => null),
})

/** A remote as the page goes on with it; `refused` says what is wrong with an entry that can't be used. */
export type GuardedEntry = RegistryEntry & { refused?: string }
export type GuardedRegistry = Registry & { remotes: Record<string, GuardedEntry> }

/**
 * The run-time twin of the contract's zod schema, which is too heavy for a browser; a test compares the two. Each entry
 * is judged for itself: a bad one takes its own section away and no other.
 */
export function guardRegistry(value: unknown): Result<GuardedRegistry> {
  const problem = registry(value, 'remotes.json')
  if (problem !== null) return fail('registry', new Error(problem))
  const read = value as GuardedRegistry
  const remotes = Object.entries(read.remotes).map(
    ([name, found]) => [name, guardEntry(name, found)] as const,
  )
  return ok({ ...read, remotes: Object.fromEntries(remotes) })
}

function guardEntry(name: string, found: RegistryEntry): GuardedEntry {
  const refused = entry(found, `remotes.json.remotes.${name}`)
  return refused === null ? found : { ...standIn(name, found), refused }
}
