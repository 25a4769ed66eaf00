import { createHash } from 'node:crypto'

/** An e-mail as it is compared (D40): trimmed, NFC, without case. */
export const normalEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

/** Control characters and halves of characters stand in no e-mail, and the database takes none. */
export const isPossibleEmail = (email: string): boolean => /^[^\p{Cc}\p{Cs}]{1,500}$/u.test(email)

/** What stands for an account in the table of attempts: people mistype passwords into this field. */
export const accountHash = (normal: string): Buffer => createHash('sha256').update(normal).digest()
