import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readConfig } from '../config'
import { withOwner } from '../database/connect'
import { FatalError } from '../fatal'
import { openStore } from '../files/open'
import { runCommand, typedPath } from './command'
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
    const written = await withOwner(source.connection, (client) =>
      writeBackup(client, openStore(config), path, signal),
    )
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

function summary(path: string, { tablas, archivos, faltantes }: Written): string {
  const filas = Object.values(tablas).reduce((sum, n) => sum + n, 0)
  const missing =
    faltantes > 0
      ? `\nAtención: el almacén no tiene ${faltantes} de los archivos que nombra la base de datos.`
      : ''
  return `Respaldo completo en ${path}: ${filas} registros y ${archivos} archivos.${missing}`
}
