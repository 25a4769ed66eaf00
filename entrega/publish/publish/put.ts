import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compressed, compressions } from '../../build/precompress.ts'
import { hashOf } from '../integrity.ts'
import { inParallel } from '../parallel.ts'
import { isAsset, placeOf } from '../records/places.ts'
import { keepRecord } from '../records/record.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { recordOf, type Candidate } from '../records/candidate.ts'

/**
 * Puts a release's files into the store, and its record last, so that a release with a record is complete. Existing
 * files stay, because the host's releases share assets.
 */
export async function putRelease(store: Store, candidate: Candidate): Promise<void> {
  const { app, release, files } = candidate
  const there = new Set(await store.list(app === 'host' ? 'assets/' : placeOf(app, release, '')))
  await inParallel(files, async (file) => {
    const key = placeOf(app, release, file.path)
    const source = path.join(candidate.folder, file.path)
    const bytes = readFileSync(source)
    if (hashOf(bytes) !== file.integrity)
      throw new Refusal(
        `${source} cambió mientras se publicaba: construir ${app} de nuevo y repetir la orden.`,
      )
    const isNew = !there.has(key) && (await store.create(key, bytes))
    const kept = isNew ? undefined : await store.read(key)
    if (kept && hashOf(kept.bytes) !== file.integrity)
      throw new Refusal(
        `${store.name} ya tiene ${key} con otro contenido, y lo publicado no cambia: construir ${app} de nuevo con otra versión.`,
      )
    if (app === 'host' && !isAsset(file.path)) return
    // Copies that came with the build are not taken: people would get them instead of the file.
    for (const end of compressions.filter((each) => !there.has(key + each))) {
      const copy = compressed(key, bytes, end)
      if (copy) await store.create(key + end, copy)
    }
  })
  await keepRecord(store, recordOf(candidate))
}
