import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a header's value has the form of a token. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value)

/** The hash under which a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
