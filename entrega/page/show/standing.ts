import type { GuardedEntry } from '../registry/guard-registry.ts'

/** How a section whose code has run stands to what the registry says now. */
export type Standing =
  | { is: 'current' }
  /** The registry no longer names the remote. */
  | { is: 'gone' }
  /** Disabled: counts at the next visit. */
  | { is: 'off'; reason: string }
  /** Disabled, and its release must stop at once. */
  | { is: 'stopped'; reason: string }
  /** Another release is in use: a newer one, or an earlier one after a rollback or a canary's end. */
  | { is: 'replaced'; release: string }

/** @param ran the release whose code has run; the loader itself judges one that has not */
export function standingOf(entry: GuardedEntry | undefined, ran: string | undefined): Standing {
  if (ran === undefined) return { is: 'current' }
  if (!entry) return { is: 'gone' }
  const { disabled, refused, integrity, release } = entry
  if (disabled) return { is: disabled.now ? 'stopped' : 'off', reason: disabled.reason }
  // Without the hashes of its files a release never runs: such an entry replaces nothing that works.
  const usable = refused === undefined && integrity !== undefined
  return usable && release !== ran ? { is: 'replaced', release } : { is: 'current' }
}
