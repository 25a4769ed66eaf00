import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { withOwner } from '../../platform/database/connect.ts'
import { FatalError } from '../../fatal.ts'
import { openStore } from '../../platform/files/open.ts'
import { encrypterFor } from '../file/age.ts'
import { count, runCommand, typedPath } from './command.ts'
import { makeKeyFile } from './keys.ts'
import { openSource } from './place.ts'
import { writeBackup, type Written } from '../write.ts'

/**
 * `npm run respaldo [-- archivo]`: one file with everything, even while the api runs. `npm run respaldo -- clave
 * [archivo]`: a key pair to encrypt it with.
 */
await runCommand(async (signal) => {
  const [first, second] = process.argv.slice(2)
  const config = readConfig(process.env)
  return first === 'clave' ? makeKeys(config, second) : backUp(config, first, signal)
})

async function backUp(config: Config, given: string | undefined, signal: AbortSignal) {
  const encrypter = encrypterFor(config.backupRecipients)
  const path = given ? typedPath(given) : nameOfNow(config)
  if (existsSync(path)) throw new FatalError(`Ya existe ${path}: hay que dar otro nombre.`)
  const source = await openSource(config)
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const store = openStore(config)
    const written = await withOwner(source.connection, async (client) => {
      await store.ready()
      return writeBackup(client, store, path, { encrypter, signal })
    })
    return summary(encrypter ? 'Respaldo cifrado completo' : 'Respaldo completo', path, written)
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
  const filas = Object.values(tablas).reduce((sum, n) => sum + n, 0)
  const warning = `Atención: el almacén no tiene ${faltantes} de los archivos que nombra la base de datos (¿faltan los ajustes S3_*?).`
  return {
    done: `${what} en ${path}: ${count(filas, 'registro')} y ${count(archivos, 'archivo')}.`,
    ...(faltantes > 0 && { warning }),
  }
}

async function makeKeys({ dataDir }: Config, given: string | undefined): Promise<string> {
  const path = given ? typedPath(given) : join(dataDir, 'clave-de-respaldo.txt')
  const recipient = await makeKeyFile(path)
  return (
    `La clave privada está en ${path}: hay que guardarla fuera de este equipo, en dos lugares, porque sin ella nadie puede restaurar.\n` +
    `La clave pública, para BACKUP_RECIPIENT: ${recipient}`
  )
}
