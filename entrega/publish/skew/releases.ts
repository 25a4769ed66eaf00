import { readLog } from '../log/log.ts'
import type { AppState } from '../log/state.ts'
import { inParallel } from '../parallel.ts'
import { hasAllFiles } from '../records/record.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'

/** A release, and the store with its bytes. */
export interface Stored {
  app: string
  release: string
  store: Store
}

/** The releases in use of a store. */
export async function releasesInUse(store: Store): Promise<Stored[]> {
  return [...(await appsOf(store))].flatMap(([app, { inUse }]) =>
    inUse === undefined ? [] : [{ app, release: inUse, store }],
  )
}

/**
 * For each app the release that was in use before the current one and still has its files: an open tab may run it, and
 * a rollback returns to it. An app with a single release has none.
 */
export async function previousReleases(store: Store, now: Stored[]): Promise<Stored[]> {
  const found = await inParallel([...(await appsOf(store))], async ([app, state]) => {
    for (const release of earlier(state, now.find((each) => each.app === app)?.release))
      if (await hasAllFiles(store, app, release)) return [{ app, release, store }]
    return []
  })
  return found.flat()
}

const earlier = ({ inUse, before, pruned }: AppState, now: string | undefined): string[] =>
  [inUse, ...before.toReversed()]
    .filter((release) => release !== undefined)
    .filter((release) => release !== now && !pruned.has(release))

/** Only the log knows what was in use. */
export async function refuseWithoutLog(store: Store): Promise<void> {
  const { entries } = await readLog(store)
  if (entries.length > 0) return
  throw new Refusal(
    `${store.name} no tiene un registro de publicaciones: no se sabe qué estuvo en uso. Decir otro sitio con --previous, o construir lo anterior con --from.`,
  )
}

const appsOf = async (store: Store) => (await readLog(store)).state.apps
