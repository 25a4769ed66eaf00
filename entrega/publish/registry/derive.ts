import { derivedFile, describeDerived } from '@backoffice/gateway/derived'
import { readLog } from '../log/log.ts'
import { givenNow, type LogState } from '../log/state.ts'
import { inParallel } from '../parallel.ts'
import { placeOf, isAsset } from '../records/places.ts'
import { readRecord } from '../records/record.ts'
import { rewrite, toJson, type Store } from '../store/store.ts'
import { registryOf, type Records } from './registry.ts'

/** A state of the log, and the records of the releases that it gives to any session. */
export interface Situation {
  state: LogState
  records: Records
}

/** Reads the situation of now, or of an earlier state. */
export async function readSituation(store: Store, then?: LogState): Promise<Situation> {
  const state = then ?? (await readLog(store)).state
  const found = await inParallel(
    givenNow(state),
    async ({ app, release }) => [`${app}/${release}`, await readRecord(store, app, release)] as const,
  )
  const known = new Map(found)
  return { state, records: (app, release) => known.get(`${app}/${release}`) }
}

/**
 * Updates `remotes.json` and the host's page from the log, and last the file by which a server knows that both are
 * whole. It may run at any time: it repairs what an interrupted command left undone, and files that someone has edited.
 */
export async function derive(store: Store): Promise<void> {
  await deriveFile(store, 'remotes.json', registryText)
  const { state, records } = await readSituation(store)
  const release = state.apps.get('host')?.inUse
  const own = release === undefined ? [] : (records('host', release)?.files ?? [])
  for (const { path } of own.filter((file) => !isAsset(file.path))) {
    await deriveFile(store, path, (situation) => hostFile(store, situation, path))
  }
  await deriveFile(store, derivedFile, async (situation) => {
    const page = await hostFile(store, situation, 'index.html')
    return page && Buffer.from(describeDerived(registryText(situation), page))
  })
}

const registryText = ({ state, records }: Situation) => toJson(registryOf(state, records))

/** A file of the host in use that has the same name in every release. */
async function hostFile(store: Store, { state }: Situation, path: string): Promise<Buffer | undefined> {
  const release = state.apps.get('host')?.inUse
  return release === undefined ? undefined : (await store.read(placeOf('host', release, path)))?.bytes
}

/**
 * Reads the file before the log: a command that then replaces exactly this file knows at least as much as the one that
 * wrote it, so an older state never replaces a newer one.
 */
const deriveFile = (
  store: Store,
  key: string,
  content: (situation: Situation) => Buffer | undefined | Promise<Buffer | undefined>,
): Promise<void> =>
  rewrite(store, key, async () => {
    const situation = await readSituation(store)
    return situation.state.number === 0 ? undefined : content(situation)
  })
