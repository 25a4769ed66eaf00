import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig } from '../config'
import { withOwner } from '../database/connect'
import { FatalError } from '../fatal'
import { openStore } from '../files/open'
import { count, runCommand, typedPath } from './command'
import { openSource } from './place'
import { writeBackup, type Written } from './write'

/** `npm run respaldo [-- archivo]`: one file with everything, also while the api runs. */
await runCommand(async (signal) => {
  const config = readConfig(process.env)
  const path = destination(process.argv[2], config.dataDir)
  if (existsSync(path)) throw new FatalError(`Ya existe ${path}: hay que dar otro nombre.`)
  const source = await openSource(config)
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const store = openStore(config)
    const written = await withOwner(source.connection, async (client) => {
      await store.ready()
      return writeBackup(client, store, path, signal)
    })
    return summary(path, written)
  } finally {
    await source.close()
  }
})

function destination(given: string | undefined, dataDir: string): string {
  if (given) return typedPath(given)
  const now = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return join(dataDir, 'respaldos', `backoffice-${now}.respaldo`)
}

function summary(path: string, { tablas, archivos, faltantes }: Written) {
  const filas = Object.values(tablas).reduce((sum, n) => sum + n, 0)
  const warning = `Atención: el almacén no tiene ${faltantes} de los archivos que nombra la base de datos (¿faltan los ajustes S3_*?).`
  return {
    done: `Respaldo completo en ${path}: ${count(filas, 'registro')} y ${count(archivos, 'archivo')}.`,
    ...(faltantes > 0 && { warning }),
  }
}
