import type { PinnedEntry } from './registry.ts'

/**
 * Says that a release lacks the signed evidence that the registry demands; null if it has it, or if none is demanded.
 * The registry has verified the signature (entrega/publish/registry); whoever can write the registry could also write
 * keys into it, so that verifying here again would prove nothing more.
 * @param trusted the keys that the registry names; undefined demands nothing
 */
export function unproven(
  { evidence }: PinnedEntry,
  trusted: string[] | undefined,
  where: string,
): string | null {
  if (trusted === undefined) return null
  if (evidence === undefined) return `${where}.evidence: none, and the registry demands it`
  return trusted.includes(evidence.key) ? null : `${where}.evidence.key: not one of the trusted keys`
}
