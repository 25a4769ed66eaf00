import { createStore } from 'zustand'
import { fetchRegistry, keepEarly, registryUrl, waitsEarly } from '../early.ts'
import { fail, type Result } from '../failures/result.ts'
import type { GuardedRegistry } from './guard-registry.ts'
import type { Known, RegistryClient } from './registry.ts'

/** The page's only registry. What reads it comes with the frame, because sign-in needs no remote. */
export const registry = createLateRegistry(async (known) => {
  const { sessionRegistry } = await import(/* webpackChunkName: "frame" */ './session-registry.ts')
  return sessionRegistry(known)
})

/**
 * A registry whose code loads with its first use; who subscribed before hears the first answer like any other.
 * @param code loads the client; if it can't be had, asking fails, and the next time tries again
 */
export function createLateRegistry(code: (known: Known) => Promise<RegistryClient>): RegistryClient {
  const known: Known = createStore(() => undefined)
  let client: Promise<RegistryClient> | undefined

  async function load(): Promise<Result<GuardedRegistry>> {
    // The answer travels beside the code that will read it.
    if (!client && !waitsEarly(registryUrl)) keepEarly(registryUrl, fetchRegistry())
    try {
      return await (await (client ??= code(known))).load()
    } catch (cause) {
      client = undefined
      return fail('registry', cause)
    }
  }
  /** Before the first answer every question is the first one. */
  const asked = () => (known.getState() ? client : undefined)

  return {
    current: known.getState,
    subscribe: known.subscribe,
    load,
    refresh: () => asked()?.then((arrived) => arrived.refresh()) ?? load(),
    look: () => asked()?.then((arrived) => arrived.look()) ?? load().then(({ ok }) => ok),
    recent: async () => (await asked())?.recent(),
  }
}
