import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FatalError } from '../../fatal.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { migrate, underStartLock } from '../../platform/database/migrations/migrate.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { chooseAccount } from '../../platform/postgres/account.ts'
import { type Binaries, embeddedBinaries } from '../../platform/postgres/binaries.ts'
import { DATABASE, startEmbedded } from '../../platform/postgres/embedded.ts'
import { setAside, type SetAside } from '../commands/set-aside.ts'
import { missingFiles } from '../prove/compare.ts'
import { type ArchiveSettings, archiving, options } from './archive.ts'
import { pgbackrest } from './pgbackrest.ts'

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

/** The instant that an operator means: in the office's time (D20), which keeps no summer time, unless it says a zone. */
export function instantOf(text: string): Date {
  const whole = LOCAL.test(text) ? `${text}-06:00` : text
  const instant = new Date(whole)
  if (!WITH_ZONE.test(whole) || Number.isNaN(instant.getTime()))
    throw new FatalError(`--hasta debe ser un minuto como 2026-11-20T10:05, no «${text}».`)
  if (instant.getTime() > Date.now()) throw new FatalError(`--hasta ${text} todavía no pasa.`)
  return instant
}

/** A day: the archive's changes are read again one after another. */
const PATIENCE_SECONDS = 86_400

export interface Restored extends Pick<SetAside, 'place'> {
  /** Files that current rows name and the store no longer has, a phrase each. */
  missing: string[]
}

/**
 * Brings the embedded database to how it was at an instant, from its archive. The one in use is set aside; if the
 * archive does not reach the instant, it comes back. Files stay: those deleted since then are still in the store.
 */
export async function restoreToMinute(
  config: ArchiveSettings,
  instant: Date,
  store: FileStore,
  binaries: Binaries = embeddedBinaries(config.dataDir),
): Promise<Restored> {
  const { dataDir } = config
  const aside = await setAside({ databaseUrl: null, dataDir })
  try {
    const cluster = join(dataDir, 'postgres')
    mkdirSync(cluster, { mode: 0o700 })
    const account = chooseAccount(binaries.bin, [cluster])
    const target = instant.toISOString().replace('T', ' ').replace('Z', '+00')
    const how = ['--type=time', `--target=${target}`, '--target-action=promote']
    await pgbackrest([...options(dataDir), ...how, 'restore'], account)
    return { place: aside.place, missing: await recover(config, store, binaries) }
  } catch (error) {
    await aside.undo()
    throw beyond(error)
  }
}

/** Starts it, which reads the changes up to the instant, and stops it again. */
async function recover(config: ArchiveSettings, store: FileStore, binaries: Binaries): Promise<string[]> {
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    binaries,
    patienceSeconds: PATIENCE_SECONDS,
    // Nobody reads before the last change: the first answer means that all are there.
    settings: { ...archiving(config), hot_standby: 'off' },
  })
  try {
    return await withOwner(embedded.connection(DATABASE), async (client) => {
      // The minute may lie before an update.
      await underStartLock(client, () => migrate(client))
      return missingFiles(client, store)
    })
  } finally {
    await embedded.stop()
  }
}

const beyond = (error: unknown) =>
  error instanceof FatalError && /before configured recovery target/.test(error.message)
    ? new FatalError('El archivo no llega a ese minuto: lo último que guarda es anterior.', { cause: error })
    : error
