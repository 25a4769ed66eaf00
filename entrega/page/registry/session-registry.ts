import { authState, useAuth } from '@backoffice/shared'
import type { PinnedEntry, RemoteManifest } from '@backoffice/shared/contract'
import { createStore } from 'zustand'
import { inShare } from './canary.ts'
import type { GuardedEntry, GuardedRegistry } from './guard-registry.ts'
import { createRegistryClient, type Known } from './registry.ts'

/** The session that a registry is chosen for. */
export interface Session {
  token: string | null
  /** The identifier of the session's empresa; null until it is known. */
  empresa: string | null
}

/** The description of each remote whose code has run in this page. */
export const running = createStore<Record<string, RemoteManifest>>(() => ({}))

/**
 * The registry as this session gets it: the release of its empresa, a canary, or the release in use. A section whose code
 * has run keeps its own description: a page that another release lacks would disappear under the person who types in it.
 */
export function chosenFor(registry: GuardedRegistry, session: Session): GuardedRegistry {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const { release, manifest, integrity, start, evidence, remote } = releaseFor(entry, session)
    const shown = running.getState()[name] ?? remote
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
export function sessionRegistry(known: Known) {
  const client = createRegistryClient((answer) => {
    const { token, empresa } = authState()
    return chosenFor(answer, { token, empresa: empresa?._id ?? null })
  }, known)
  useAuth.subscribe((now, before) => {
    if (now.token !== before.token || now.empresa !== before.empresa) client.lookAgain()
  })
  running.subscribe(client.lookAgain)
  return client
}
