import { append } from '../log/log'
import type { LogEntry } from '../log/entry'
import { stateAt, type AppState } from '../log/state'
import { doorOf, placeOf } from '../records/places'
import { prepare, type Parts } from '../publish/publish'
import { readRecord } from '../records/record'
import { Refusal } from '../refusal'
import { derive } from '../registry/derive'
import type { Store } from '../store/store'

/** Puts an earlier release in use again: the previous one, or the one named. It stays in use until the next release. */
export async function rollback(
  parts: Parts,
  app: string,
  { release, note }: { release?: string | undefined; note?: string | undefined } = {},
): Promise<LogEntry> {
  await prepare(parts)
  const entry = await append(parts, async ({ entries }) => {
    const known = stateAt(entries).apps.get(app)
    const target = await targetOf(parts.store, app, known, release)
    return { kind: 'rollback', changes: [{ app, release: target }], ...(note !== undefined && { note }) }
  })
  await derive(parts.store)
  if (!entry) throw new Error('A rollback always writes an entry.')
  return entry
}

async function targetOf(
  store: Store,
  app: string,
  known: AppState | undefined,
  asked: string | undefined,
): Promise<string> {
  if (!known) throw new Refusal(`${app} no se ha publicado nunca en ${store.name}.`)
  const target = asked ?? known.before.at(-1)
  if (target === undefined) throw new Refusal(`${app}: no hay una versión anterior a la que volver.`)
  if (target === known.inUse) throw new Refusal(`${app} ${target} ya está en uso.`)
  if (!known.used.has(target))
    throw new Refusal(`${app} ${target} no se ha publicado nunca en ${store.name}.`)
  if (known.pruned.has(target) || !(await isWhole(store, app, target)))
    throw new Refusal(`Los archivos de ${app} ${target} ya no están: publicarla de nuevo desde su commit.`)
  return target
}

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
