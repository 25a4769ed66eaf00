import { authState, useAuth } from '@backoffice/shared'
import type { PinnedEntry, RegistryEntry } from '@backoffice/shared/contract'
import { inShare } from './canary.ts'
import type { GuardedEntry, GuardedRegistry } from './guard-registry.ts'
import { createRegistryClient } from './registry.ts'

/** The session that a registry is chosen for. */
export interface Session {
  token: string | null
  /** The identifier of the session's empresa; null until it is known. */
  empresa: string | null
}

/** The release of each remote whose code has run in this page. */
const running = new Map<string, RegistryEntry>()

/**
 * The registry as this session gets it: the release of its empresa, a canary, or the release in use. A section whose code
 * has run keeps its own description: a page that another release lacks would disappear under the person who types in it.
 */
export function chosenFor(registry: GuardedRegistry, session: Session): GuardedRegistry {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const { release, manifest, integrity, start, evidence, remote } = releaseFor(entry, session)
    const shown = running.get(name)?.remote ?? remote
    return [name, { ...entry, release, manifest, integrity, start, evidence, remote: shown }] as const
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

function releaseFor(entry: GuardedEntry, { token, empresa }: Session): PinnedEntry {
  const { pins, canary } = entry
  const pin = empresa === null ? undefined : pins?.[empresa]
  return pin ?? (canary && inShare(token, canary.release, canary.share) ? canary : entry)
}

/** The page has only this one (page-registry.ts). */
export const registry = createRegistryClient((answer) => {
  const { token, empresa } = authState()
  return chosenFor(answer, { token, empresa: empresa?._id ?? null })
})
useAuth.subscribe((now, before) => {
  if (now.token !== before.token || now.empresa !== before.empresa) registry.lookAgain()
})

export function noteRunning(name: string, entry: RegistryEntry): void {
  if (running.get(name)?.manifest === entry.manifest) return
  running.set(name, entry)
  registry.lookAgain()
}
