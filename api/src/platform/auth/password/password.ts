import { randomBytes } from 'node:crypto'
import { hash, hashRaw, type Options, verify } from '@node-rs/argon2'

/** argon2id (the library's default), 19 MiB, 2 passes, 1 lane: OWASP's first choice. */
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes the NFC form: keyboards write «ñ» as one character or as two, and people see the same password. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options)

/** A deterministic hash as slow as a password's: the same text and salt give the same hash. */
export const slowHash = (secret: Buffer, salt: Buffer): Promise<Buffer> =>
  hashRaw(secret, { ...options, salt })

/**
 * Checks a password; for an unknown account, or one without a password (''), it checks against a hash that nothing
 * matches, so that all take the same time. Hashes used to be of the text as typed, so that form is tried second where
 * it differs: 'outdated' asks for a new hash. Whether it differs depends on what was typed alone, for every account.
 */
export async function passwordFits(
  stored: string | undefined,
  password: string,
): Promise<'current' | 'outdated' | false> {
  const against = stored || (await nobody())
  const composed = password.normalize('NFC')
  if (await verify(against, composed)) return stored ? 'current' : false
  if (composed === password || !(await verify(against, password))) return false
  return stored ? 'outdated' : false
}

let dummy: Promise<string> | undefined
const nobody = () => (dummy ??= hashPassword(randomBytes(24).toString('base64')))

/** Computed before the first sign-in, which would otherwise take twice as long. */
export const preparePasswords = async (): Promise<void> => void (await nobody())

/** A password for the first sign-in: 16 unambiguous characters, 80 bits. */
export function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  let text = ''
  while (text.length < 16) {
    const byte = randomBytes(1).readUInt8()
    // 248 is the last multiple of 31: beyond it some letters would be more frequent.
    if (byte < 248) text += letters[byte % 31]
  }
  return text.replace(/(.{4})(?=.)/g, '$1-')
}
