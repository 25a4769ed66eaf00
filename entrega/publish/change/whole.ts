import { doorOf, placeOf } from '../records/places.ts'
import { readRecord } from '../records/record.ts'
import type { Store } from '../store/store.ts'

/** Whether all files of a release exist. */
export async function isWhole(store: Store, app: string, release: string): Promise<boolean> {
  const record = await readRecord(store, app, release)
  if (!record) return false
  const isElsewhere =
    record.manifest !== undefined && record.manifest !== `/${placeOf(app, release, doorOf(app))}`
  if (isElsewhere) return true
  const folders = app === 'host' ? [placeOf(app, release, ''), 'assets/'] : [placeOf(app, release, '')]
  const there = new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat())
  return record.files.every(({ path }) => there.has(placeOf(app, release, path)))
}
