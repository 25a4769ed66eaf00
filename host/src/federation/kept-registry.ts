import { guardRegistry, type GuardedRegistry } from './guard-registry'

const key = 'registro'

/** Keeps an answer of the registry in this browser, for a visit during which it can't be read. */
export function keepRegistry(answer: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // Without a storage there is no last good registry; everything else works.
  }
}

/** The last answer this browser kept, judged as if it had just arrived. */
export function keptRegistry(): GuardedRegistry | undefined {
  try {
    const answer = guardRegistry(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return answer.ok ? answer.value : undefined
  } catch {
    return undefined
  }
}
