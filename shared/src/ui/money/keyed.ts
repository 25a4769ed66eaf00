import { fits, masked } from './amount'

const ofMask = /^[\d.-]$/
const plain = /^-?[\d.,]*$/

/**
 * The box showed an amount and shows `next` after a key: `data` was inserted, or something was deleted (null). Returns
 * the text to show, or null to let the mask write it; the mask would drop unknown characters and leave a different
 * amount.
 */
export function keyed(next: string, data: string | null): string | null {
  // The mask writes the group separators itself.
  const bare = next.replaceAll(',', '')
  const takes = data === null ? fits(next) : ofMask.test(data) && masked(bare) !== null
  if (takes) return null
  return ofMask.test(data ?? '') ? bare : next
}

/** Handles a key in a text that the mask rejected: it becomes an amount for the mask again, or stays a text. */
export const retyped = (next: string, prefix: string): string =>
  plain.test(next.startsWith(prefix) ? next.slice(prefix.length) : next) ? (masked(next) ?? next) : next
