import type { Registry } from '@backoffice/shared/contract'
import { fetchJson } from './fetch-json'
import { guardRegistry } from './guard-registry'
import type { Result } from './result'

const url = '/remotes.json'
const names = { unreachable: 'registry', late: 'registry', malformed: 'registry' } as const

/** The registry as last answered, and the only place that asks for it. */
export interface RegistryClient {
  /** The last good answer; a failed refresh keeps it. */
  current(): Registry | undefined
  /** Asks once; later calls get the same answer, unless that was a failure. */
  load(): Promise<Result<Registry>>
  /** Asks again. */
  refresh(): Promise<Result<Registry>>
  subscribe(listener: () => void): () => void
}

export function createRegistryClient(): RegistryClient {
  const listeners = new Set<() => void>()
  let good: Registry | undefined
  let last: Promise<Result<Registry>> | undefined

  async function ask(early: boolean): Promise<Result<Registry>> {
    const answer = await fetchJson(url, names, { early })
    const result = answer.ok ? guardRegistry(answer.value) : answer
    if (result.ok) {
      good = result.value
      for (const listener of listeners) listener()
    }
    return result
  }

  async function load(): Promise<Result<Registry>> {
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
