import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { overridden } from './overrides'
import { entryProblem, registryProblem } from './registry-shape'
import { fail, ok, type Result } from './result'
import { standIn } from './stand-in'

/** A remote as the page uses it; `refused` says what is wrong with an unusable entry. */
export type GuardedEntry = RegistryEntry & { refused?: string }
export type GuardedRegistry = Registry & { remotes: Record<string, GuardedEntry> }

/** Judges each entry separately: a bad one disables its own section and no other. */
export function guardRegistry(value: unknown): Result<GuardedRegistry> {
  const problem = registryProblem(value, 'remotes.json')
  if (problem !== null) return fail('registry', new Error(problem))
  const read = value as GuardedRegistry
  const remotes = Object.entries(read.remotes).map(
    ([name, found]) => [name, guardEntry(name, found)] as const,
  )
  return ok(overridden({ ...read, remotes: Object.fromEntries(remotes) }))
}

function guardEntry(name: string, found: RegistryEntry): GuardedEntry {
  const refused = entryProblem(found, `remotes.json.remotes.${name}`)
  return refused === null ? found : { ...standIn(name, found), refused }
}
