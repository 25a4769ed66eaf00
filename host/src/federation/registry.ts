import { fetchJson } from './fetch-json'
import { guardRegistry, type GuardedRegistry } from './guard-registry'
import type { Result } from './result'

const url = '/remotes.json'
const names = { unreachable: 'registry', late: 'registry', malformed: 'registry' } as const

/** The registry as last answered, and the only place that asks for it. */
export interface RegistryClient {
  /** The last good answer; a failed refresh keeps it. */
  current(): GuardedRegistry | undefined
  /** Asks once; later calls get the same answer, unless that was a failure. */
  load(): Promise<Result<GuardedRegistry>>
  /** Asks again. */
  refresh(): Promise<Result<GuardedRegistry>>
  subscribe(listener: () => void): () => void
}

export function createRegistryClient(): RegistryClient {
  const listeners = new Set<() => void>()
  let good: GuardedRegistry | undefined
  let last: Promise<Result<GuardedRegistry>> | undefined

  async function ask(early: boolean): Promise<Result<GuardedRegistry>> {
    const answer = await fetchJson(url, names, { early })
    const result = answer.ok ? guardRegistry(answer.value) : answer
    if (result.ok) {
      good = result.value
      report(good)
      for (const listener of listeners) listener()
    }
    return result
  }

  async function load(): Promise<Result<GuardedRegistry>> {
    last ??= ask(true)
    const asked = last
    const result = await asked
    // A failure is not kept; whoever comes next asks again.
    if (!result.ok && last === asked) last = undefined
    return result
  }

  return {
    current: () => good,
    load,
    refresh: () => {
      last = ask(false)
      return load()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A person sees that the section is not available; whoever published it reads here what is wrong with its entry. */
function report({ remotes }: GuardedRegistry) {
  for (const [name, { refused }] of Object.entries(remotes)) {
    if (refused !== undefined) console.error(`The registry's entry of «${name}» can't be used: ${refused}`)
  }
}
