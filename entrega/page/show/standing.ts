import { useEffect, useState } from 'react'
import { guardedReload } from '../failures/guarded-reload.ts'
import { disabledBy } from '../load/loader.ts'
import { loader } from '../load/page-loader.ts'
import type { Failure } from '../failures/result.ts'
import type { GuardedEntry } from '../registry/guard-registry.ts'
import { registry } from '../registry/page-registry.ts'
import { useRegistry } from '../registry/useRegistry.ts'

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

/** How a section stands now; it changes with the registry. */
export function useStanding(name: string): Standing {
  const known = useRegistry()
  return standingOf(known?.remotes[name], loader.ran(name))
}

export const standingNow = (name: string): Standing =>
  standingOf(registry.current()?.remotes[name], loader.ran(name))

/** What a visit begins with: the section, the reload that brings its release in use, or why it is off. */
export type Visit = { is: 'open' } | { is: 'reloading' } | { is: 'off'; failure: Failure }

/**
 * What the registry says when a visit begins counts: a disabled section is off until it is enabled, and a whole `page`
 * whose release has been replaced reloads, unless something would be lost.
 */
export function useVisit(name: string, page: boolean): Visit {
  const standing = useStanding(name)
  const [visit, setVisit] = useState(() => begun(name, standing, page))
  const { is } = visit
  const isOff = standing.is === 'off' || standing.is === 'stopped'
  if (is === 'off' && !isOff) setVisit(begun(name, standing, page))
  const release = standing.is === 'replaced' ? standing.release : ''
  useEffect(() => {
    if (is !== 'reloading') return
    // A rollback and a later release may name the same one twice.
    const mark = `${release}#${registry.current()?.log ?? ''}`
    const timer = setTimeout(() => {
      if (!guardedReload(name, mark)) setVisit({ is: 'open' })
    })
    return () => clearTimeout(timer)
  }, [is, name, release])
  return visit
}

function begun(name: string, standing: Standing, page: boolean): Visit {
  if (standing.is === 'replaced' && page) return { is: 'reloading' }
  if (standing.is !== 'off' && standing.is !== 'stopped') return { is: 'open' }
  return { is: 'off', failure: disabledBy(name, standing.reason).failure }
}
