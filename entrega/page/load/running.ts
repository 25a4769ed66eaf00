import type { RegistryEntry } from '@backoffice/shared/contract'

/** The release of each remote whose code has run in this page. */
const entries = new Map<string, RegistryEntry>()
const listeners = new Set<() => void>()

export function noteRunning(name: string, entry: RegistryEntry): void {
  if (entries.get(name)?.manifest === entry.manifest) return
  entries.set(name, entry)
  for (const listener of listeners) listener()
}

export function onRunning(listener: () => void): void {
  listeners.add(listener)
}

/**
 * A section whose code has run keeps its own description, its pages with their titles and permissions, when the registry
 * names another release: otherwise a page that the other one lacks would disappear under the person who types in it.
 */
export function asRunning<R extends { remotes: Record<string, RegistryEntry> }>(registry: R): R {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const runs = entries.get(name)
    return [name, runs ? { ...entry, remote: runs.remote } : entry] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}
