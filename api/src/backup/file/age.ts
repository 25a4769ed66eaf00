import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { FatalError } from '../../fatal.ts'
import { damaged } from './format.ts'

/** The first bytes of every age file. */
export const AGE_LINE = 'age-encryption.org/v1\n'

/**
 * Encrypts for these public keys (BACKUP_RECIPIENT); null without any: the backup stays readable. The error never
 * quotes a malformed key, because it may be a private one.
 */
export function encrypterFor(recipients: string[]): Encrypter | null {
  const encrypter = new Encrypter()
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient)
  } catch (error) {
    throw new FatalError(
      'BACKUP_RECIPIENT debe ser una clave pública de age (age1…), completa, o varias separadas por comas.',
      { cause: error },
    )
  }
  return recipients.length > 0 ? encrypter : null
}

export async function* encrypt(
  plain: AsyncIterable<Uint8Array>,
  encrypter: Encrypter,
): AsyncGenerator<Uint8Array> {
  yield* await encrypter.encrypt(ReadableStream.from(plain))
}

/** Decrypts an age file piece by piece; each piece is authenticated, and the last one proves to be the last. */
export async function* decrypt(
  encrypted: AsyncIterable<Uint8Array>,
  identities: string[],
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  // Asked last, and therefore only if no other identity has opened the file.
  decrypter.addIdentity({ unwrapFileKey: () => Promise.reject(otherKey()) })
  try {
    yield* await decrypter.decrypt(ReadableStream.from(encrypted))
  } catch (error) {
    // The library has no error classes; file-system errors can be recognized by their syscall.
    const told = error instanceof FatalError || (error instanceof Error && 'syscall' in error)
    throw told ? error : damaged(error)
  }
}

const otherKey = () =>
  new FatalError(
    'El respaldo está cifrado para otra clave, o dañado: la de BACKUP_IDENTITY_FILE no lo abre, y no se restauró nada.',
  )
