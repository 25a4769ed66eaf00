import { fits, masked } from './amount'

const ofMask = /^[\d.-]$/
const plain = /^-?[\d.,]*$/

/**
 * The box showed an amount and shows `next` since a key: `data` came, or something went (null). Gives the text that then
 * stands there, or null where the mask writes it: it would drop what it does not know, and leave another amount.
 */
export function keyed(next: string, data: string | null): string | null {
  // The groups are the mask's own.
  const bare = next.replaceAll(',', '')
  const takes = data === null ? fits(next) : ofMask.test(data) && masked(bare) !== null
  if (takes) return null
  return ofMask.test(data ?? '') ? bare : next
}

/** A text that the mask did not take, and a key changed: again an amount for the mask, or still that text. */
export const retyped = (next: string, prefix: string): string =>
  plain.test(next.startsWith(prefix) ? next.slice(prefix.length) : next) ? (masked(next) ?? next) : next
