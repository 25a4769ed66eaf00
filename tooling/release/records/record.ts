import type { RemoteManifest } from '@backoffice/shared/contract'
import { isDeepStrictEqual } from 'node:util'
import type { Who } from '../log/entry'
import { fromJson, toJson, type Store } from '../store/store'

/** A file of a release: its path in the release, and what its bytes are. */
export interface ReleaseFile {
  path: string
  /** As a page writes it: `sha384-…`. */
  integrity: string
  size: number
}

/** All that is known of a release; it stays when the files are gone. */
export interface ReleaseRecord {
  app: string
  release: string
  version: string
  /** Who built it, of which sources, and when. */
  built?: (Who & { at: string }) | undefined
  files: ReleaseFile[]
  /** Where its federation manifest is; the host has none. */
  manifest?: string | undefined
  /** What a remote tells of itself, as it was found: readers check it. */
  remote?: RemoteManifest | undefined
  /** What was computed from the built code. */
  facts?: Record<string, unknown> | undefined
  /** What was checked later (conformance), by name. */
  evidence?: Record<string, unknown> | undefined
}

const keyOf = (app: string, release: string) => `.releases/${app}/${release}.json`

/** What is known of a release; undefined where nothing readable is. */
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

/** Writes down what is known of a release, in place of a record that can't be read; one that can be read stays. */
export async function keepRecord(store: Store, record: ReleaseRecord): Promise<void> {
  const key = keyOf(record.app, record.release)
  while (!(await store.create(key, toJson(record)))) {
    if (await readRecord(store, record.app, record.release)) return
    const torn = await store.read(key)
    if (torn && (await store.replace(key, toJson(record), torn.tag))) return
  }
}

/** Adds to what is known of a release: its evidence, its facts. Others may add at the same moment. */
export async function addToRecord(
  store: Store,
  { app, release }: Pick<ReleaseRecord, 'app' | 'release'>,
  change: (record: ReleaseRecord) => ReleaseRecord,
): Promise<ReleaseRecord> {
  for (;;) {
    const kept = await store.read(keyOf(app, release))
    const record = await readRecord(store, app, release)
    if (!kept || !record) throw new Error(`No se sabe nada de ${app} ${release} en ${store.name}.`)
    const next = change(record)
    if (isDeepStrictEqual(next, record)) return record
    if (await store.replace(keyOf(app, release), toJson(next), kept.tag)) return next
  }
}
