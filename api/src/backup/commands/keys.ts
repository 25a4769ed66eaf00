import { mkdirSync } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import type { Config } from '../../config.ts'
import { FatalError } from '../../fatal.ts'
import { isEncrypted } from '../file/packed.ts'
import { typedPath } from './command.ts'

/**
 * Creates a key pair: writes the private key into a new file that only its owner can read, in the format of
 * `age-keygen`.
 * @returns the public key, `age1…`
 */
export async function makeKeyFile(path: string): Promise<string> {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new FatalError(`Ya existe ${path}: hay que dar otro nombre.`)
    throw error
  })
  try {
    await file.writeFile(`# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return recipient
}

/** The private keys that open a backup; none for a readable one. */
export async function identitiesFor(
  path: string,
  settings: Pick<Config, 'backupIdentityFile'>,
): Promise<string[]> {
  return (await isEncrypted(path)) ? identitiesOf(settings) : []
}

/** The private keys of the settings. */
export function identitiesOf({ backupIdentityFile }: Pick<Config, 'backupIdentityFile'>): Promise<string[]> {
  if (backupIdentityFile) return readIdentities(typedPath(backupIdentityFile))
  throw new FatalError(
    'El respaldo está cifrado: BACKUP_IDENTITY_FILE debe nombrar el archivo con su clave privada.',
  )
}

/** The private keys in a file, one per line, in the format of `age-keygen`. */
async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new FatalError(`No se puede leer la clave privada ${path} (BACKUP_IDENTITY_FILE).`, {
      cause: error,
    })
  })
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  try {
    if (identities.length === 0) throw new Error('no key')
    for (const identity of identities) await identityToRecipient(identity)
  } catch (error) {
    throw new FatalError(
      `${path} (BACKUP_IDENTITY_FILE) no tiene una clave privada de age (AGE-SECRET-KEY-1…) completa.`,
      { cause: error },
    )
  }
  return identities
}
