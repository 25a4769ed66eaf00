import { authState, useAuth } from '@backoffice/shared'
import type { PinnedEntry } from '@backoffice/shared/contract'
import { asRunning, onRunning } from '../load/running.ts'
import { inShare } from './canary.ts'
import type { GuardedEntry, GuardedRegistry } from './guard-registry.ts'
import { createRegistryClient } from './registry.ts'

/** The session that a registry is chosen for. */
export interface Session {
  token: string | null
  /** The identifier of the session's empresa; null until it is known. */
  empresa: string | null
}

/**
 * The registry as this session gets it: for each remote the release of its empresa, a canary, or the release in use.
 */
export function chosenFor(registry: GuardedRegistry, session: Session): GuardedRegistry {
  const remotes = Object.entries(registry.remotes).map(([name, entry]) => {
    const { release, manifest, integrity, start, evidence, remote } = releaseFor(entry, session)
    return [name, { ...entry, release, manifest, integrity, start, evidence, remote }] as const
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
  return asRunning(chosenFor(answer, { token, empresa: empresa?._id ?? null }))
})
useAuth.subscribe((now, before) => {
  if (now.token !== before.token || now.empresa !== before.empresa) registry.lookAgain()
})
onRunning(registry.lookAgain)
