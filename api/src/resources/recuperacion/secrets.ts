import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { hashToken, newToken } from '../../platform/auth/token'

/** How long a code, and what a good code is answered with, can be used. */
export const CODE_MINUTES = 10
/**
 * How long the mail's link can be used: as long as the limit of mails looks back (limits.ts), so that whoever is
 * refused another mail has one whose link still works.
 */
export const LINK_MINUTES = 60

/** What one request makes. Of all three the database keeps hashes alone. */
export interface Secrets {
  ticket: string
  digits: string
  link: string
}

export const newSecrets = (): Secrets => ({
  ticket: newToken(),
  digits: String(randomInt(10_000)).padStart(4, '0'),
  link: newToken(),
})

/** What is kept of the digits: without the ticket, which only the asking browser has, it tells nothing. */
export const hashDigits = (ticket: string, digits: string): Buffer =>
  createHmac('sha256', ticket).update(digits).digest()

export const stored = ({ ticket, digits, link }: Secrets) => ({
  ticket: hashToken(ticket),
  codigo: hashDigits(ticket, digits),
  enlace: hashToken(link),
})

export const digitsFit = (codigo: Buffer, ticket: string, digits: string): boolean =>
  timingSafeEqual(codigo, hashDigits(ticket, digits))
