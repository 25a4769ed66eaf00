import type { MenuEntry, Registry, RegistryEntry } from '@backoffice/shared/contract'
import {
  entryForAll,
  membersOf,
  menuEntry,
  path,
  problemIn,
  registryItself,
  unproven,
} from '@backoffice/shared/contract/remotes'
import { isLocalRelease, overridden } from '../overrides/overrides.ts'
import { fail, ok, type Result } from '../failures/result.ts'

/** `refused` says what is wrong with an entry, `ignored` what is wrong with its canary or pins, which are left out. */
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

/**
 * Replaces an entry that can't be used by what is readable of its address and menu, so that people find the section where
 * it was, and read there that it is not available; an entry without an order comes last.
 */
export function standIn(name: string, found: { remote?: unknown } | null): RegistryEntry {
  const told = { ...(found?.remote as { base?: unknown; menu?: unknown } | undefined) }
  const base = problemIn(path, told.base, '') === null ? String(told.base) : `/${name}`
  const menu = (Array.isArray(told.menu) ? told.menu : []).map((entry: { order?: unknown } | null) => ({
    ...entry,
    order: typeof entry?.order === 'number' ? entry.order : Number.MAX_SAFE_INTEGER,
  }))
  return {
    release: 'no-disponible',
    manifest: '',
    remote: {
      name,
      base,
      contract: '*',
      routes: [{ path: `${base}/*` }],
      menu: menu.filter((entry) => problemIn(menuEntry, entry, '') === null) as MenuEntry[],
      exposes: ['./module'],
    },
  }
}
