import type { PinnedEntry } from '@backoffice/shared/contract'
import { inShare } from './canary'
import type { GuardedEntry, GuardedRegistry } from './guard-registry'

/** Whose registry it is. */
export interface Session {
  token: string | null
  /** The identifier of its empresa; null while it is not known. */
  empresa: string | null
}

/** The registry as this session gets it: the release of its empresa, a canary, or what is in use, remote by remote. */
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
  const { release, manifest, integrity, remote } = chosen
  return { ...entry, release, manifest, integrity, remote }
}
