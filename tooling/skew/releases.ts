import { isWhole } from '../release/change/whole'
import { readLog } from '../release/log/log'
import { stateAt, type AppState } from '../release/log/state'
import { inParallel } from '../release/parallel'
import { Refusal } from '../release/refusal'
import type { Store } from '../release/store/store'

/** A release, and the store that has its bytes. */
export interface Stored {
  app: string
  release: string
  store: Store
}

/** What everybody gets from a store. */
export async function releasesInUse(store: Store): Promise<Stored[]> {
  return [...(await appsOf(store))].flatMap(([app, { inUse }]) =>
    inUse === undefined ? [] : [{ app, release: inUse, store }],
  )
}

/**
 * Of each app the latest release in use that is another one than now, and whose files are still there: what an open tab runs, or what
 * a rollback goes to. An app that never had another has none.
 */
export async function previousReleases(store: Store, now: Stored[]): Promise<Stored[]> {
  const found = await inParallel([...(await appsOf(store))], async ([app, state]) => {
    for (const release of earlier(state, now.find((each) => each.app === app)?.release))
      if (await isWhole(store, app, release)) return [{ app, release, store }]
    return []
  })
  return found.flat()
}

const earlier = ({ inUse, before, pruned }: AppState, now: string | undefined): string[] =>
  [inUse, ...before.toReversed()]
    .filter((release) => release !== undefined)
    .filter((release) => release !== now && !pruned.has(release))

/** Without a log nobody knows what was in use. */
export async function refuseWithoutLog(store: Store): Promise<void> {
  const { entries } = await readLog(store)
  if (entries.length > 0) return
  throw new Refusal(
    `${store.name} no tiene un registro de publicaciones: no se sabe qué estuvo en uso. Decir otro sitio con --previous, o construir lo anterior con --from.`,
  )
}

const appsOf = async (store: Store) => stateAt((await readLog(store)).entries).apps
