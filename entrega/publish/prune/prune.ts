import { append, readLog, type LogParts } from '../log/log.ts'
import { needed, type AppState, type LogState } from '../log/state.ts'
import { inParallel } from '../parallel.ts'
import { isAsset, placeOf } from '../records/places.ts'
import { readRecord } from '../records/record.ts'
import type { Store } from '../store/store.ts'

const day = 24 * 60 * 60 * 1000
/** A release in use within this time is never removed. */
const daysKept = 30
/** At least so many releases of each app stay. */
const releasesKept = 10

/** The releases whose files may be removed, least recently used first. */
export function prunable(app: AppState, now: Date): string[] {
  const since = now.getTime() - daysKept * day
  const held = new Set([...needed(app), ...app.before.slice(-1)])
  const byUse = [...app.used]
    .filter(([release]) => !app.pruned.has(release))
    .sort(([, a], [, b]) => timeOf(a.until) - timeOf(b.until))
  const old = byUse.filter(([release, { until }]) => !held.has(release) && timeOf(until) < since)
  return old.slice(0, Math.max(0, byUse.length - releasesKept)).map(([release]) => release)
}

const timeOf = (until: string | undefined) => (until === undefined ? Infinity : new Date(until).getTime())

/**
 * Removes releases that no one can need any more. The log says so first: a simultaneous rollback comes either before
 * that entry, and the release stays, or after it, and refuses.
 */
export async function prune(parts: LogParts): Promise<void> {
  const entry = await append(parts, ({ state: { apps } }) => {
    const now = parts.clock()
    const changes = [...apps].flatMap(([app, state]) =>
      prunable(state, now).map((release) => ({ app, release })),
    )
    return changes.length > 0 ? { kind: 'prune', changes } : null
  })
  if (!entry) return
  for (const { app, release } of entry.changes)
    if (release !== undefined) await removeFiles(parts.store, app, release)
}

/** Removes the files of a release; its record stays. */
async function removeFiles(store: Store, app: string, release: string): Promise<void> {
  const { state } = await readLog(store)
  if (!state.apps.get(app)?.pruned.has(release)) return
  const keys =
    app === 'host' ? await hostFiles(store, release, state) : await store.list(placeOf(app, release, ''))
  await inParallel(keys, (key) => store.remove(key))
}

/** The files of a host's release: its own page, and the assets that no other release uses. */
async function hostFiles(store: Store, release: string, state: LogState): Promise<string[]> {
  const { used, pruned } = state.apps.get('host') ?? { used: new Map(), pruned: new Set() }
  const others = [...used.keys()].filter((each) => each !== release && !pruned.has(each))
  const records = await inParallel(others, (other) => readRecord(store, 'host', other))
  // A release without a record may use any file.
  if (records.includes(undefined)) return store.list(placeOf('host', release, ''))
  const shared = new Set(records.flatMap((record) => record?.files.map(({ path }) => path) ?? []))
  const own = (await readRecord(store, 'host', release))?.files ?? []
  const assets = own.filter(({ path }) => isAsset(path) && !shared.has(path))
  return [
    ...(await store.list(placeOf('host', release, ''))),
    ...assets.flatMap(({ path }) => [path, `${path}.gz`, `${path}.br`]),
  ]
}
