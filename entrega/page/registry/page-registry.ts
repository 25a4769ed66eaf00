import { fetchRegistry, keepEarly, registryUrl, waitsEarly } from '../early.ts'
import { fail, type Result } from '../load/result.ts'
import type { GuardedRegistry } from './guard-registry.ts'
import type { RegistryClient } from './registry.ts'

/** The page's only registry. What reads it comes with the frame, because sign-in needs no remote. */
export const registry = createLateRegistry(async () => {
  const { registry } = await import(/* webpackChunkName: "frame" */ './session-registry.ts')
  return registry
})

/**
 * A registry whose code loads with its first use; who subscribed before hears the first answer like any other.
 * @param code loads the client; if it can't be had, asking fails, and the next time tries again
 */
export function createLateRegistry(code: () => Promise<RegistryClient>): RegistryClient {
  const listeners = new Set<() => void>()
  let client: RegistryClient | undefined
  let arriving: Promise<RegistryClient> | undefined

  async function arrive(): Promise<RegistryClient> {
    // The answer travels beside the code that will read it.
    if (!waitsEarly(registryUrl)) keepEarly(registryUrl, fetchRegistry())
    try {
      client = await code()
    } finally {
      arriving = undefined
    }
    client.subscribe(() => listeners.forEach((listener) => listener()))
    return client
  }

  async function ask(): Promise<Result<GuardedRegistry>> {
    try {
      const arrived = await (arriving ??= arrive())
      return arrived.load()
    } catch (cause) {
      return fail('registry', cause)
    }
  }

  return {
    current: () => client?.current(),
    load: () => (client ? client.load() : ask()),
    refresh: () => (client ? client.refresh() : ask()),
    recent: async () => client?.recent(),
    look: () => (client ? client.look() : ask().then(({ ok }) => ok)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
