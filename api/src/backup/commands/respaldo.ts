import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { FatalError } from '../../fatal.ts'
import { openStore } from '../../platform/files/open.ts'
import { encrypterFor } from '../file/age.ts'
import { count, runCommand, typedPath } from './command.ts'
import { identitiesFor, identitiesOf, makeKeyFile } from './keys.ts'
import { proveBackup } from '../prove/prove.ts'
import { addBase, assertArchive } from '../wal/base.ts'
import { openSource } from './place.ts'
import { readingFrom } from './standby.ts'
import { writeBackup, type Written } from '../write.ts'

/**
 * `npm run respaldo [-- archivo]`: one file with everything, even while the api runs. `npm run respaldo -- clave
 * [archivo]`: a key pair to encrypt it with. `npm run respaldo -- --probar [archivo]`: makes one, or takes that one, and
 * restores it aside. `npm run respaldo -- --base`: a base for the archive (WAL_ARCHIVE).
 */
await runCommand(async (signal) => {
  const [first, second] = process.argv.slice(2)
  const config = readConfig(process.env)
  if (first === '--base') return base(config)
  if (first === 'clave') return makeKeys(config, second)
  return first === '--probar' ? prove(config, second, signal) : backUp(config, first, signal)
})

async function base(config: Config) {
  assertArchive(config)
  const source = await openSource(config)
  try {
    if (typeof source.connection !== 'string') await addBase(config, source.connection.host)
  } finally {
    await source.close()
  }
  return `Base agregada a ${config.walArchive}: se puede volver a cualquier minuto desde ahora, y ${count(config.walArchiveDays, 'día')} hacia atrás.`
}

async function prove(config: Config, given: string | undefined, signal: AbortSignal) {
  if (given) return proven(config, typedPath(given), signal)
  // Checked first: without the private key, an encrypted backup could not be read back.
  if (config.backupRecipients.length > 0) await identitiesOf(config)
  const path = nameOfNow(config)
  const made = await backUp(config, undefined, signal, path)
  return { ...made, done: `${made.done}\n${await proven(config, path, signal)}` }
}

async function proven(config: Config, path: string, signal: AbortSignal) {
  const { header, trailer } = await proveBackup(config, path, await identitiesFor(path, config), signal)
  const filas = count(sumOf(trailer.tablas), 'registro')
  const tablas = count(Object.keys(trailer.tablas).length, 'tabla')
  return `Respaldo probado: del ${header.creado} volvieron iguales ${filas} de ${tablas} y ${count(trailer.archivos, 'archivo')}.`
}

async function backUp(config: Config, given: string | undefined, signal: AbortSignal, name?: string) {
  const encrypter = encrypterFor(config.backupRecipients)
  const path = given ? typedPath(given) : (name ?? nameOfNow(config))
  if (existsSync(path)) throw new FatalError(`Ya existe ${path}: hay que dar otro nombre.`)
  const source = await openSource(config)
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const store = openStore(config)
    await store.ready()
    const places = { primary: source.connection, standby: config.databaseReadUrl }
    const { result, from } = await readingFrom(places, (client) =>
      writeBackup(client, store, path, { encrypter, signal }),
    )
    return summary(encrypter ? 'Respaldo cifrado completo' : 'Respaldo completo', `${path}${from}`, result)
  } finally {
    await source.close()
  }
}

function nameOfNow({ dataDir, backupRecipients }: Config): string {
  const now = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  const ending = backupRecipients.length > 0 ? '.respaldo.age' : '.respaldo'
  return join(dataDir, 'respaldos', `backoffice-${now}${ending}`)
}

function summary(what: string, path: string, { tablas, archivos, faltantes }: Written) {
  const warning = `Atención: el almacén no tiene ${faltantes} de los archivos que nombra la base de datos (¿faltan los ajustes S3_*?).`
  return {
    done: `${what} en ${path}: ${count(sumOf(tablas), 'registro')} y ${count(archivos, 'archivo')}.`,
    ...(faltantes > 0 && { warning }),
  }
}

function sumOf(tablas: Record<string, number>): number {
  return Object.values(tablas).reduce((sum, n) => sum + n, 0)
}

async function makeKeys({ dataDir }: Config, given: string | undefined): Promise<string> {
  const path = given ? typedPath(given) : join(dataDir, 'clave-de-respaldo.txt')
  const recipient = await makeKeyFile(path)
  return (
    `La clave privada está en ${path}: hay que guardarla fuera de este equipo, en dos lugares, porque sin ella nadie puede restaurar.\n` +
    `La clave pública, para BACKUP_RECIPIENT: ${recipient}`
  )
}
