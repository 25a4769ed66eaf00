import type { CanaryEntry, PinnedEntry, Registry, RegistryEntry } from '@backoffice/shared/contract'
import { checkedOf } from '../integrity.ts'
import { signedEvidence } from '../gates/evidence.ts'
import type { LogEntry } from '../log/entry.ts'
import { needed, stateAt, type AppState, type LogState } from '../log/state.ts'
import { hashesOf, type ReleaseRecord } from '../records/record.ts'

/** Looks up the record of a release. */
export type Records = (app: string, release: string) => ReleaseRecord | undefined

/** The releases that a registry of this state names. */
export const namedIn = (state: LogState): { app: string; release: string }[] =>
  [...state.apps].flatMap(([app, found]) => [...needed(found)].map((release) => ({ app, release })))

/** The registry according to the log: all of it, or what was written up to a moment. */
export const registryAt = (entries: LogEntry[], records: Records, at?: Date): Registry =>
  registryOf(stateAt(entries, at), records)

/** A release without a record gets no entry: only its section is missing. */
export function registryOf(state: LogState, records: Records): Registry {
  const remotes: Registry['remotes'] = {}
  for (const [app, found] of [...state.apps].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry = app === 'host' ? undefined : entryOf(app, found, records)
    if (entry) remotes[app] = entry
  }
  const host = state.apps.get('host')?.inUse
  return {
    format: 1,
    log: state.number,
    ...(host !== undefined && { host: { release: host } }),
    ...(state.config && { config: state.config }),
    remotes,
  }
}

function entryOf(name: string, app: AppState, records: Records): RegistryEntry | undefined {
  const inUse = app.inUse === undefined ? undefined : pinned(records(name, app.inUse))
  if (!inUse) return undefined
  const canary = app.canary && pinned(records(name, app.canary.release))
  const pins = pinsOf(name, app, records)
  return {
    ...inUse,
    ...(app.disabled && {
      disabled: { reason: app.disabled.reason, ...(app.disabled.now && { now: true }) },
    }),
    ...(app.canary && canary && { canary: { ...canary, share: app.canary.share } satisfies CanaryEntry }),
    ...(Object.keys(pins).length > 0 && { pins }),
  }
}

function pinsOf(name: string, app: AppState, records: Records): Record<string, PinnedEntry> {
  const found = Object.entries(app.pins).map(
    ([empresa, release]) => [empresa, pinned(records(name, release))] as const,
  )
  return Object.fromEntries(found.flatMap(([empresa, entry]) => (entry ? [[empresa, entry]] : [])))
}

function pinned(record: ReleaseRecord | undefined): PinnedEntry | undefined {
  if (!record?.remote || record.manifest === undefined) return undefined
  const { release, manifest, files, start, remote } = record
  const evidence = signedEvidence(record)
  return {
    release,
    manifest,
    ...(files.length > 0 && { integrity: checkedOf(hashesOf(files)) }),
    ...(start && { start }),
    ...(evidence && { evidence }),
    remote,
  }
}
