import { guardRegistry, type GuardedRegistry } from './guard-registry.ts'

const key = 'registro'

/** Keeps the last good registry in this browser, for visits during which the registry can't be read. */
export function keepRegistry(answer: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(answer))
  } catch {
    // Without storage there is no last good registry; everything else works.
  }
}

/** The last registry that this browser kept, checked as if it had just arrived. */
export function keptRegistry(): GuardedRegistry | undefined {
  try {
    const answer = guardRegistry(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return answer.ok ? answer.value : undefined
  } catch {
    return undefined
  }
}
