import type { PinnedEntry } from '@backoffice/shared/contract'
import { inShare } from './canary.ts'
import type { GuardedEntry, GuardedRegistry } from './guard-registry.ts'

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
  const remotes = Object.entries(registry.remotes).map(
    ([name, entry]) => [name, withRelease(entry, releaseFor(entry, session))] as const,
  )
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

function releaseFor({ pins, canary }: GuardedEntry, { token, empresa }: Session): PinnedEntry | undefined {
  const pin = empresa === null ? undefined : pins?.[empresa]
  return pin ?? (canary && inShare(token, canary.release, canary.share) ? canary : undefined)
}

function withRelease(entry: GuardedEntry, chosen: PinnedEntry | undefined): GuardedEntry {
  if (!chosen) return entry
  const { release, manifest, integrity, start, evidence, remote } = chosen
  return { ...entry, release, manifest, integrity, start, evidence, remote }
}
