import { rm } from 'node:fs/promises'
import { compressions } from '../../build/precompress'
import { hashOf } from '../integrity'
import { append } from '../log/log'
import type { Who } from '../log/entry'
import { inParallel } from '../parallel'
import { placeOf } from '../records/places'
import { keepRecord, readRecord } from '../records/record'
import { Refusal } from '../refusal'
import { derive } from '../registry/derive'
import { folderStore } from '../store/folder'
import type { Store } from '../store/store'
import type { Combination } from './combinations'
import type { Stored } from './releases'

/**
 * Combines releases into one site in a folder: it copies their bytes and records unchanged, and one log entry puts them
 * in use.
 */
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
