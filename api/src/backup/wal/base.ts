import { join } from 'node:path'
import { FatalError } from '../../fatal.ts'
import { chooseAccount } from '../../platform/postgres/account.ts'
import { type Binaries, embeddedBinaries } from '../../platform/postgres/binaries.ts'
import { type ArchiveSettings, forgetConfig, isArchiving, options, writeConfig } from './archive.ts'
import { pgbackrest } from './pgbackrest.ts'

/** Refuses where there is no archive, or where it is not ours. */
export function assertArchive(config: ArchiveSettings & { databaseUrl: string | null }): void {
  if (config.databaseUrl)
    throw new FatalError(
      'El archivo del servidor de DATABASE_URL lo lleva quien lo opera (docs/operacion/respaldar.md dice cómo).',
    )
  if (!config.walArchive)
    throw new FatalError('Hace falta WAL_ARCHIVE, la carpeta del archivo de la base incluida.')
  // pgBackRest writes the paths into a command between apostrophes, as they are.
  if (`${config.dataDir}${config.walArchive}`.includes("'"))
    throw new FatalError('Con WAL_ARCHIVE, ni su carpeta ni la de DATA_DIR pueden llevar un apóstrofo.')
}

/**
 * Adds a base to the archive, from which any later minute can be restored, and forgets what is older than its days.
 * @param socket the folder in which the running server listens
 */
export async function addBase(
  config: ArchiveSettings,
  socket: string,
  binaries: Binaries = embeddedBinaries(config.dataDir),
): Promise<void> {
  const wasArchiving = isArchiving(config.dataDir)
  writeConfig(config, socket)
  const account = chooseAccount(binaries.bin, [join(config.dataDir, 'pgbackrest')])
  try {
    await pgbackrest([...options(config.dataDir), 'stanza-create'], account)
  } catch (error) {
    // An archive that takes nothing would only make the server keep every change on its disk.
    if (!wasArchiving) forgetConfig(config.dataDir)
    throw error
  }
  await pgbackrest([...options(config.dataDir), '--type=full', 'backup'], account)
}
