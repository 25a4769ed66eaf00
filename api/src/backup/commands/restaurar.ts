import { readConfig } from '../../config.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { FatalError } from '../../fatal.ts'
import { openStore } from '../../platform/files/open.ts'
import { count, runCommand, typedPath } from './command.ts'
import { identitiesFor } from './keys.ts'
import { openTarget } from './place.ts'
import { restoreBackup } from '../restore/restore.ts'
import { verifyBackup } from '../restore/verify.ts'

/** `npm run restaurar -- archivo`: restores a backup into an empty place. */
await runCommand(async (signal) => {
  const given = process.argv[2]
  if (!given) throw new FatalError('Falta el respaldo: npm run restaurar -- archivo.')
  const path = typedPath(given)
  const config = readConfig(process.env)
  // Checked before anything is created, so that a bad file leaves no trace.
  const backup = await verifyBackup(path, await identitiesFor(path, config))
  const target = await openTarget(config)
  try {
    const store = openStore(config)
    await withOwner(target.connection, async (client) => {
      await store.ready()
      await restoreBackup(client, store, path, backup, signal)
    })
  } finally {
    await target.close()
  }
  const filas = Object.values(backup.trailer.tablas).reduce((sum, n) => sum + n, 0)
  return (
    `Restaurado el respaldo del ${backup.header.creado}: ${count(filas, 'registro')} y ${count(backup.trailer.archivos, 'archivo')}.\n` +
    'Todas las personas tienen que iniciar sesión de nuevo.'
  )
})
