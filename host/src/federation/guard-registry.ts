import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { overridden } from './overrides'
import { entryProblem, registryProblem } from './registry-shape'
import { fail, ok, type Result } from './result'
import { standIn } from './stand-in'

/** A remote as the page goes on with it; `refused` says what is wrong with an entry that can't be used. */
export type GuardedEntry = RegistryEntry & { refused?: string }
export type GuardedRegistry = Registry & { remotes: Record<string, GuardedEntry> }

/** Each entry is judged for itself: a bad one takes its own section away and no other. */
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
