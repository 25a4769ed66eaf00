import { createHash } from 'node:crypto'

export { normalEmail } from '@backoffice/shared/contract'

/** No e-mail contains control characters or lone surrogates, and the database rejects them. */
export const isPossibleEmail = (email: string): boolean => /^[^\p{Cc}\p{Cs}]{1,500}$/u.test(email)

/** The key of an account in the table of attempts: a hash, because people type passwords into this field by mistake. */
export const accountHash = (normal: string): Buffer => createHash('sha256').update(normal).digest()
