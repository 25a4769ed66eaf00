import type { PinnedEntry } from './registry.ts'

/**
 * Says that a release lacks the signed evidence that the registry demands; null if it has it, or without `trusted`.
 * The registry has verified the signature (entrega/publish/registry); whoever can write it could also write keys, so
 * that verifying here again would prove nothing more.
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
