import { createHash, randomBytes } from 'node:crypto'

/** A new session token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a header's value can be a token at all. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value)

/** What is stored of it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
