import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import {
  entryForAll,
  membersOf,
  problemIn,
  registryItself,
  unproven,
} from '@backoffice/shared/contract/remotes'
import { isLocalRelease, overridden } from './overrides.ts'
import { fail, ok, type Result } from '../load/result.ts'
import { standIn } from './stand-in.ts'

/**
 * A remote as the page uses it. `refused` says what is wrong with an unusable entry, `ignored` what is wrong with its
 * canary or pins, which the page leaves out.
 */
export type GuardedEntry = RegistryEntry & { refused?: string; ignored?: string[] }
export type GuardedRegistry = Registry & { remotes: Record<string, GuardedEntry> }

/** Judges each entry separately: a bad one disables its own section and no other. */
export function guardRegistry(value: unknown): Result<GuardedRegistry> {
  const problem = problemIn(registryItself, value, 'remotes.json')
  if (problem !== null) return fail('registry', new Error(problem))
  const read = value as GuardedRegistry
  const remotes = Object.entries(read.remotes).map(
    ([name, found]) => [name, guardEntry(name, found, read.config?.evidence)] as const,
  )
  return ok(overridden({ ...read, remotes: Object.fromEntries(remotes) }))
}

function guardEntry(name: string, found: RegistryEntry, trusted: string[] | undefined): GuardedEntry {
  const where = `remotes.json.remotes.${name}`
  const refused =
    problemIn(entryForAll, found, where) ?? (isLocalRelease(found) ? null : unproven(found, trusted, where))
  if (refused !== null) return { ...standIn(name, found), refused }
  const { canary: _canary, pins: _pins, ...inUse } = found
  const { used, ignored } = membersOf(found, where, trusted)
  return { ...inUse, ...used, ...(ignored.length > 0 && { ignored }) }
}
