import { rm } from 'node:fs/promises'
import { compressions } from '../../build/precompress.ts'
import { againProblems } from '../gates/index.ts'
import type { Problem } from '../problem.ts'
import { hashOf } from '../integrity.ts'
import { append } from '../log/log.ts'
import type { Who } from '../log/entry.ts'
import { inParallel } from '../parallel.ts'
import { placeOf } from '../records/places.ts'
import { keepRecord, readRecord } from '../records/record.ts'
import { Refusal } from '../refusal.ts'
import { derive, readSituation } from '../registry/derive.ts'
import { folderStore } from '../store/folder.ts'
import type { Store } from '../store/store.ts'
import type { Combination } from './combinations.ts'
import type { Stored } from './releases.ts'

/** Combines releases into one site: their bytes and records unchanged, put in use by one log entry. */
export async function mix(folder: string, { title, releases }: Combination, who: Who): Promise<Store> {
  await rm(folder, { recursive: true, force: true })
  const site = folderStore(folder)
  for (const each of releases) await copyRelease(each, site)
  await append({ store: site, clock: () => new Date(), who }, () => ({
    kind: 'release',
    changes: releases.map(({ app, release }) => ({ app, release })),
    note: title,
  }))
  await derive(site)
  return site
}

async function copyRelease({ app, release, store }: Stored, site: Store): Promise<void> {
  const record = await readRecord(store, app, release)
  if (!record) throw new Refusal(`No se sabe nada de ${app} ${release} en ${store.name}.`)
  await inParallel(record.files, async ({ path, integrity }) => {
    const key = placeOf(app, release, path)
    const kept = await store.read(key)
    if (!kept || hashOf(kept.bytes) !== integrity)
      throw new Refusal(`${store.name} no tiene ${key} como se publicó: no se puede probar con ese archivo.`)
    await site.create(key, kept.bytes)
    for (const end of compressions) {
      const smaller = await store.read(key + end)
      if (smaller) await site.create(key + end, smaller.bytes)
    }
  })
  await keepRecord(site, record)
}

/** What the gates would find if someone put these releases in use beside the rest of the site. */
export async function opinionOf(site: Store, { published }: Combination): Promise<Problem[]> {
  const situation = await readSituation(site)
  const again = published.map(({ app, release }) => ({ app, record: situation.records(app, release) }))
  return againProblems(again, situation)
}
