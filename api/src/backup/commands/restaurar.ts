import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../../config.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { FatalError } from '../../fatal.ts'
import { openStore } from '../../platform/files/open.ts'
import { count, runCommand, typedPath } from './command.ts'
import { identitiesFor } from './keys.ts'
import { openTarget } from './place.ts'
import { assertArchive } from '../wal/base.ts'
import { instantOf, restoreToMinute } from '../wal/to-minute.ts'
import { setAside } from './set-aside.ts'
import { restoreBackup } from '../restore/restore.ts'
import { verifyBackup, type Verified } from '../restore/verify.ts'

/**
 * `npm run restaurar -- archivo`: restores a backup into an empty place. With `--apartar`, into the place in use, whose
 * database is set aside and whose files stay. With `--hasta 2026-11-20T10:05`: the embedded database as it was then.
 */
await runCommand(async (signal) => {
  const { given, apart, until } = read(process.argv.slice(2))
  const config = readConfig(process.env)
  if (until !== undefined) return toMinute(config, until)
  const path = typedPath(given)
  // Checked before anything is created, so that a bad file leaves no trace.
  const backup = await verifyBackup(path, await identitiesFor(path, config))
  const aside = apart ? await setAside(config) : null
  try {
    await restore(config, path, backup, signal, apart)
  } catch (error) {
    await aside?.undo()
    throw error
  }
  const filas = Object.values(backup.trailer.tablas).reduce((sum, n) => sum + n, 0)
  return (
    `Restaurado el respaldo del ${backup.header.creado}: ${count(filas, 'registro')} y ${count(backup.trailer.archivos, 'archivo')}.\n` +
    (aside ? `Lo que estaba en uso quedó entero en ${aside.place}: quien opera lo quita.\n` : '') +
    'Todas las personas tienen que iniciar sesión de nuevo.'
  )
})

async function toMinute(config: Config, until: string) {
  assertArchive(config)
  const { place, missing } = await restoreToMinute(config, instantOf(until), openStore(config))
  const warning = `Atención: el almacén ya no tiene ${count(missing.length, 'archivo')} de entonces.`
  return {
    done: `Restaurada la base a como estaba el ${until}. Lo que estaba en uso quedó entero en ${place}: quien opera lo quita.`,
    ...(missing.length > 0 && { warning }),
  }
}

function read(args: string[]): { given: string; apart: boolean; until?: string } {
  const { values, positionals } = parseArgs({
    args,
    options: { apartar: { type: 'boolean' }, hasta: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  if (typeof values.hasta === 'string') return { given: '', apart: true, until: values.hasta }
  const given = positionals[0]
  if (!given) throw new FatalError('Falta el respaldo: npm run restaurar -- archivo.')
  return { given, apart: values.apartar === true }
}

async function restore(
  config: Config,
  path: string,
  backup: Verified,
  signal: AbortSignal,
  keepsFiles: boolean,
): Promise<void> {
  const target = await openTarget(config)
  try {
    const store = openStore(config)
    await withOwner(target.connection, async (client) => {
      await store.ready()
      await restoreBackup(client, store, path, backup, { signal, keepsFiles })
    })
  } finally {
    await target.close()
  }
}
