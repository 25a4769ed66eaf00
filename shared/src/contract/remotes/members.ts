import { anything, dictionary, type Description } from './description.ts'
import { problemIn } from './problem.ts'
import { canaryEntry, pinnedEntry, type PinnedEntry, type RegistryEntry } from './registry.ts'

/**
 * Judges an entry's canary and each of its pins: a bad one costs only its own sessions, which get the release in use.
 * @param trusted the keys of evidence, if the registry demands it
 * @returns those that can be used, and what is wrong with the others
 */
export function membersOf(
  { canary, pins = {} }: RegistryEntry,
  where: string,
  trusted?: string[],
): { used: Pick<RegistryEntry, 'canary' | 'pins'>; ignored: string[] } {
  const ignored: string[] = []
  const isGood = (description: Description, member: unknown, its: string, entry?: PinnedEntry) => {
    const problem = problemIn(description, member, its) ?? (entry ? unproven(entry, trusted, its) : null)
    if (problem !== null) ignored.push(problem)
    return problem === null
  }
  const usesCanary = canary !== undefined && isGood(canaryEntry, canary, `${where}.canary`, canary)
  const good = isGood(dictionary(anything()), pins, `${where}.pins`)
    ? Object.entries(pins).filter(([of, pin]) => isGood(pinnedEntry, pin, `${where}.pins.${of}`, pin))
    : []
  return {
    used: { ...(usesCanary && { canary }), ...(good.length > 0 && { pins: Object.fromEntries(good) }) },
    ignored,
  }
}

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
