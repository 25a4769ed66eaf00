import { personTones } from '../theme/tokens.ts'

/** One of the tones of people, always the same for the same id. */
export function personTone(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum % personTones.length
}
