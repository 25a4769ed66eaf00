import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { hashToken, newToken } from '../../platform/auth/token.ts'

/** How long a code, and the token for a correct code, can be used. */
export const CODE_MINUTES = 10
/**
 * How long the mail's link can be used: as long as the period of the mail limit (limits.ts), so that anyone refused
 * another mail has one whose link still works.
 */
export const LINK_MINUTES = 60

/** The secrets of one request. The database stores only their hashes. */
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

/** The stored hash of the digits; it reveals nothing without the ticket, which only the requesting browser has. */
export const hashDigits = (ticket: string, digits: string): Buffer =>
  createHmac('sha256', ticket).update(digits).digest()

export const stored = ({ ticket, digits, link }: Secrets) => ({
  ticket: hashToken(ticket),
  codigo: hashDigits(ticket, digits),
  enlace: hashToken(link),
})

export const digitsFit = (codigo: Buffer, ticket: string, digits: string): boolean =>
  timingSafeEqual(codigo, hashDigits(ticket, digits))
