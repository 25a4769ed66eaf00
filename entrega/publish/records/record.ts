import type { RemoteManifest, StartFiles } from '@backoffice/shared/contract'
import type { Facts } from '../../build/facts/facts.ts'
import type { Hashes } from '../integrity.ts'
import type { Who } from '../log/entry.ts'
import { placeOf } from './places.ts'
import { fromJson, rewrite, toJson, type Kept, type Store } from '../store/store.ts'

/** A file of a release: its path in the release, and its hash. */
export interface ReleaseFile {
  path: string
  /** In the format of HTML: `sha384-…`. */
  integrity: string
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
  return kept && recordIn(kept, app, release)
}

function recordIn({ bytes }: Kept, app: string, release: string): ReleaseRecord | undefined {
  const found = fromJson(bytes) as Partial<ReleaseRecord> | null | undefined
  const isRecord = found?.app === app && found.release === release && Array.isArray(found.files)
  return isRecord ? (found as ReleaseRecord) : undefined
}

/** Writes the record of a release; to a readable one it adds the evidence, which may come after the release. */
export function keepRecord(store: Store, record: ReleaseRecord): Promise<void> {
  const { app, release, evidence } = record
  return rewrite(store, keyOf(app, release), (kept) => {
    const known = kept && recordIn(kept, app, release)
    return toJson(known ? { ...known, evidence: evidence ?? known.evidence } : record)
  })
}

/** Whether all files of a release exist. */
export async function hasAllFiles(store: Store, app: string, release: string): Promise<boolean> {
  const record = await readRecord(store, app, release)
  if (!record) return false
  const folders = [placeOf(app, release, ''), ...(app === 'host' ? ['assets/'] : [])]
  const there = new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat())
  return record.files.every(({ path }) => there.has(placeOf(app, release, path)))
}
