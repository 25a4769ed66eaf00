import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { createHash } from 'node:crypto'
import { append, type LogParts } from '../log/log'
import { problemIn } from '@backoffice/shared/contract/remotes'
import { change, type Change } from '../log/entry'
import { hashOf } from '../integrity'
import { inParallel } from '../parallel'
import { releaseName } from '../records/names'
import { doorOf, placeOf, releasesOf } from '../records/places'
import { keepRecord, type ReleaseFile, type ReleaseRecord } from '../records/record'
import { Refusal } from '../refusal'
import { fromJson, type Store } from '../store/store'

const note = 'Lo que ya estaba publicado cuando empezó este registro de publicaciones.'

/**
 * Writes the first log entry of a site that has none: what is in use stays in use, and a rollback can reach the other
 * kept releases.
 */
export async function bringIn(parts: LogParts): Promise<void> {
  const { store } = parts
  const registry = await readRegistry(store)
  const host = await hostRecord(store)
  if (!registry && !host) return
  const usable = Object.entries(registry?.remotes ?? {}).filter(([name, entry]) => isUsable(name, entry))
  const remotes = await inParallel(usable, ([name, entry]) => remoteRecords(store, name, entry))
  const records = [...(host ? [host] : []), ...remotes.flat()]
  for (const record of records) await keepRecord(store, record)
  const changes: Change[] = records.map(({ app, release }) => ({ app, release }))
  await append(parts, (log) =>
    log.last > 0 || changes.length === 0
      ? null
      : { kind: 'release', changes, note, ...(registry?.config && { config: registry.config }) },
  )
}

async function readRegistry(store: Store): Promise<Registry | undefined> {
  const kept = await store.read('remotes.json')
  if (!kept) return undefined
  const found = fromJson(kept.bytes) as Registry | null | undefined
  if (typeof found?.remotes === 'object') return found
  throw new Refusal(
    `${store.name}/remotes.json no se puede leer, y todavía no hay un registro de publicaciones del que hacerlo: corregirlo, o borrarlo y publicar todo de nuevo.`,
  )
}

/** The log can't name the other entries; those remotes get one with their next release. */
const isUsable = (name: string, entry: RegistryEntry | null) =>
  problemIn(change, { app: name, release: entry?.release ?? '' }, name) === null &&
  entry?.release !== undefined

/** Earlier releases first; the entry names the one in use last. */
async function remoteRecords(store: Store, name: string, entry: RegistryEntry): Promise<ReleaseRecord[]> {
  const folder = releasesOf(name)
  const keys = await store.list(folder)
  const kept = keys.filter((key) => key.split('/').length === 4 && key.endsWith(`/${doorOf(name)}`))
  const releases = kept.map((key) => key.slice(folder.length).split('/')[0] ?? '')
  const earlier = releases.filter((release) => releaseName.test(release) && release !== entry.release)
  const own = await inParallel(earlier, (release) => recordFromFiles(store, name, release, keys))
  const inUse = releases.includes(entry.release)
    ? await recordFromFiles(store, name, entry.release, keys)
    : elsewhere(name, entry)
  return [...own, { ...inUse, manifest: entry.manifest, remote: entry.remote }]
}

/** Its files are on another server. */
const elsewhere = (app: string, { release }: RegistryEntry): ReleaseRecord => ({
  app,
  release,
  version: release,
  files: [],
})

async function recordFromFiles(
  store: Store,
  app: string,
  release: string,
  keys: string[],
): Promise<ReleaseRecord> {
  const place = placeOf(app, release, '')
  const own = keys.filter((key) => key.startsWith(place) && !/\.(br|gz)$/.test(key))
  const files = await filesOf(store, own, place)
  const remote = await store.read(`${place}remote.json`)
  return {
    app,
    release,
    version: release.replace(/-[0-9a-f]{8}$/, ''),
    files,
    manifest: `/${placeOf(app, release, doorOf(app))}`,
    remote: remote && (fromJson(remote.bytes) as ReleaseRecord['remote']),
  }
}

async function hostRecord(store: Store): Promise<ReleaseRecord | undefined> {
  const page = await store.read('index.html')
  if (!page) return undefined
  const release = `anterior-${createHash('sha256').update(page.bytes).digest('hex').slice(0, 8)}`
  await store.create(placeOf('host', release, 'index.html'), page.bytes)
  const assets = (await store.list('assets/')).filter((key) => !/\.(br|gz)$/.test(key))
  const files = [...(await filesOf(store, assets, '')), fileOf('index.html', page.bytes)]
  return { app: 'host', release, version: 'anterior', files }
}

async function filesOf(store: Store, keys: string[], place: string): Promise<ReleaseFile[]> {
  const found = await inParallel(keys, async (key) => ({ key, kept: await store.read(key) }))
  return found.flatMap(({ key, kept }) => (kept ? [fileOf(key.slice(place.length), kept.bytes)] : []))
}

const fileOf = (path: string, bytes: Buffer): ReleaseFile => ({
  path,
  integrity: hashOf(bytes),
  size: bytes.length,
})
