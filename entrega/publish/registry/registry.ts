import type { PinnedEntry, Registry, RegistryEntry } from '@backoffice/shared/contract'
import { checkedOf } from '../integrity.ts'
import { signedEvidence } from '../evidence/evidence.ts'
import type { AppState, LogState } from '../log/state.ts'
import { hashesOf, type ReleaseRecord } from '../records/record.ts'

/** Looks up the record of a release. */
export type Records = (app: string, release: string) => ReleaseRecord | undefined

/** The registry of a state of the log. A release without a record gets no entry: only its section is missing. */
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
  const its = (release: string | undefined) =>
    release === undefined ? undefined : pinned(records(name, release))
  const inUse = its(app.inUse)
  if (!inUse) return undefined
  const { disabled, canary } = app
  const tried = its(canary?.release)
  const pins = Object.entries(app.pins).flatMap(([empresa, release]) => {
    const own = its(release)
    return own ? [[empresa, own] as const] : []
  })
  return {
    ...inUse,
    ...(disabled && { disabled: { reason: disabled.reason, ...(disabled.now && { now: true }) } }),
    ...(canary && tried && { canary: { ...tried, share: canary.share } }),
    ...(pins.length > 0 && { pins: Object.fromEntries(pins) }),
  }
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
