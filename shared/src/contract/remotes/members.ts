import { problemIn } from './problem.ts'
import { canaryEntry, pinnedEntry, type PinnedEntry, type RegistryEntry } from './registry.ts'
import { unproven } from './unproven.ts'

/** An entry's canary and pins that can be used, and what is wrong with the others. */
export interface Members {
  used: Pick<RegistryEntry, 'canary' | 'pins'>
  ignored: string[]
}

/**
 * Judges an entry's canary and each of its pins: a bad one costs only its own sessions, which get the release in use.
 * @param trusted the keys of evidence, if the registry demands it
 */
export function membersOf({ canary, pins }: RegistryEntry, where: string, trusted?: string[]): Members {
  const ofCanary =
    canary === undefined
      ? null
      : (problemIn(canaryEntry, canary, `${where}.canary`) ?? unproven(canary, trusted, `${where}.canary`))
  const { good, bad } = pinsIn(pins, `${where}.pins`, trusted)
  return {
    used: {
      ...(canary !== undefined && ofCanary === null && { canary }),
      ...(Object.keys(good).length > 0 && { pins: good }),
    },
    ignored: [...(ofCanary === null ? [] : [ofCanary]), ...bad],
  }
}

function pinsIn(
  pins: unknown,
  where: string,
  trusted: string[] | undefined,
): { good: Record<string, PinnedEntry>; bad: string[] } {
  const good: Record<string, PinnedEntry> = {}
  if (pins === undefined) return { good, bad: [] }
  if (typeof pins !== 'object' || pins === null || Array.isArray(pins))
    return { good, bad: [`${where}: debe ser un objeto`] }
  const bad = Object.entries(pins).flatMap(([empresa, pin]: [string, unknown]) => {
    const its = `${where}.${empresa}`
    const problem = problemIn(pinnedEntry, pin, its) ?? unproven(pin as PinnedEntry, trusted, its)
    if (problem === null) good[empresa] = pin as PinnedEntry
    return problem ?? []
  })
  return { good, bad }
}
