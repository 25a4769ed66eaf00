import type { Config } from '../../config.ts'
import { FatalError } from '../../fatal.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { restoreBackup } from '../restore/restore.ts'
import { verifyBackup, type Verified } from '../restore/verify.ts'
import { openAside } from './aside.ts'
import { compareRestored, missingFiles } from './compare.ts'

const TOLD = 5

/**
 * Restores a backup aside, compares what came back with it, brings it to this program's schema, and removes it all. The
 * data in use are not touched.
 * @throws FatalError that says what differs
 */
export async function proveBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupTestUrl'>,
  path: string,
  identities: string[],
  signal?: AbortSignal,
): Promise<Verified> {
  const backup = await verifyBackup(path, identities)
  const aside = await openAside(config)
  try {
    await withOwner(aside.connection, async (client) => {
      const { store } = aside
      await restoreBackup(client, store, path, backup, {
        signal,
        whenFilled: async () => assertNone(path, await compareRestored(client, store, path, identities)),
      })
      assertNone(path, await missingFiles(client, store))
    })
  } finally {
    await aside.remove()
  }
  return backup
}

function assertNone(path: string, differences: string[]): void {
  if (differences.length === 0) return
  const more = differences.length - TOLD
  const told = differences.slice(0, TOLD).join('; ') + (more > 0 ? `; y ${more} diferencias más` : '')
  throw new FatalError(`El respaldo ${path} no sirve como está: ${told}.`)
}
