import { createHash } from 'node:crypto'

/** An e-mail in its normal form for comparisons (D40): trimmed, NFC, lower case. */
export const normalEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** No e-mail contains control characters or lone surrogates, and the database rejects them. */
export const isPossibleEmail = (email: string): boolean => /^[^\p{Cc}\p{Cs}]{1,500}$/u.test(email)

/** The key of an account in the table of attempts: a hash, because people type passwords into this field by mistake. */
export const accountHash = (normal: string): Buffer => createHash('sha256').update(normal).digest()
