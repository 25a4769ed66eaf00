import type { RemoteManifest, StartFiles } from '@backoffice/shared/contract'
import { isDeepStrictEqual } from 'node:util'
import type { Facts } from '../../build/facts/facts.ts'
import type { Hashes } from '../integrity.ts'
import type { Who } from '../log/entry.ts'
import { doorOf, placeOf } from './places.ts'
import { fromJson, toJson, type Store } from '../store/store.ts'

/** A file of a release: its path in the release, and its hash. */
export interface ReleaseFile {
  path: string
  /** In the format of HTML: `sha384-…`. */
  integrity: string
  size: number
}

/** The hashes of a release's files, by path. */
export const hashesOf = (files: ReleaseFile[]): Hashes =>
  Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]))

/** All that is known about a release; it stays when the files are removed. */
export interface ReleaseRecord {
  app: string
  release: string
  version: string
  /** The author, the sources and the time of the build. */
  built?: (Who & { at: string }) | undefined
  files: ReleaseFile[]
  /** The place of its federation manifest; the host has none. */
  manifest?: string | undefined
  /** What that manifest says of the files with which the remote starts. */
  start?: StartFiles | undefined
  /** The remote's remote.json as found; readers check it. */
  remote?: RemoteManifest | undefined
  /** What the build told of its code (facts.json). */
  facts?: Facts | undefined
  /** What `npm run conformance` found, as read. */
  evidence?: unknown
}

const keyOf = (app: string, release: string) => `.releases/${app}/${release}.json`

/** Reads the record of a release; undefined if there is no readable one. */
export async function readRecord(
  store: Store,
  app: string,
  release: string,
): Promise<ReleaseRecord | undefined> {
  const kept = await store.read(keyOf(app, release))
  const found = kept && (fromJson(kept.bytes) as Partial<ReleaseRecord> | null | undefined)
  const isRecord = found?.app === app && found.release === release && Array.isArray(found.files)
  return isRecord ? (found as ReleaseRecord) : undefined
}

/** Writes the record of a release unless there is a readable one. */
export async function keepRecord(store: Store, record: ReleaseRecord): Promise<void> {
  const key = keyOf(record.app, record.release)
  while (!(await store.create(key, toJson(record)))) {
    if (await readRecord(store, record.app, record.release)) return
    const torn = await store.read(key)
    if (torn && (await store.replace(key, toJson(record), torn.tag))) return
  }
}

/** Adds a build's evidence to the record of its release, if there is one; other commands may do so at the same moment. */
export async function keepEvidence(store: Store, { app, release, evidence }: ReleaseRecord): Promise<void> {
  for (;;) {
    const kept = await store.read(keyOf(app, release))
    const record = await readRecord(store, app, release)
    if (!kept || !record || evidence === undefined || isDeepStrictEqual(record.evidence, evidence)) return
    if (await store.replace(keyOf(app, release), toJson({ ...record, evidence }), kept.tag)) return
  }
}

/** Whether all files of a release exist. */
export async function isWhole(store: Store, app: string, release: string): Promise<boolean> {
  const record = await readRecord(store, app, release)
  if (!record) return false
  const isElsewhere =
    record.manifest !== undefined && record.manifest !== `/${placeOf(app, release, doorOf(app))}`
  if (isElsewhere) return true
  const folders = [placeOf(app, release, ''), ...(app === 'host' ? ['assets/'] : [])]
  const there = new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat())
  return record.files.every(({ path }) => there.has(placeOf(app, release, path)))
}
