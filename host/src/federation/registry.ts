import { registryUrl } from '../early'
import { fetchJson } from './fetch-json'
import { guardRegistry, type GuardedRegistry } from './guard-registry'
import { keepRegistry, keptRegistry } from './kept-registry'
import { ok, type Result } from './result'

const names = { unreachable: 'registry', late: 'registry', malformed: 'registry' } as const

/** After so many milliseconds the page continues with the last good registry; a late answer replaces it. */
const keptAfter = 4_000

/** The registry as last answered; nothing else requests it. */
export interface RegistryClient {
  /** The last good answer; a failed refresh keeps it. */
  current(): GuardedRegistry | undefined
  /**
   * Requests the registry once; later calls get the same answer, unless it was a failure. While the registry can't be
   * read, this returns the last registry that this page or an earlier visit could read, and fails only without one.
   */
  load(): Promise<Result<GuardedRegistry>>
  /** Requests the registry again. */
  refresh(): Promise<Result<GuardedRegistry>>
  subscribe(listener: () => void): () => void
}

/** A registry whose view depends on who looks. */
export interface ViewedRegistry extends RegistryClient {
  /**
   * Applies the view of another session, or of one that is now better known. Listeners hear of it only if it differs.
   */
  lookAgain(): void
}

/** @param view what this session gets of an answer (chosen.ts) */
export function createRegistryClient(
  view: (registry: GuardedRegistry) => GuardedRegistry = (registry) => registry,
): ViewedRegistry {
  const listeners = new Set<() => void>()
  let whole: GuardedRegistry | undefined
  let good: GuardedRegistry | undefined
  let last: Promise<Result<GuardedRegistry>> | undefined

  async function ask(early: boolean): Promise<Result<GuardedRegistry>> {
    const answer = await fetchJson(registryUrl, names, { early })
    const result = answer.ok ? guardRegistry(answer.value) : answer
    if (answer.ok && result.ok) {
      keepRegistry(answer.value)
      report(result.value)
      return ok(take(result.value))
    }
    return result
  }

  function take(registry: GuardedRegistry): GuardedRegistry {
    whole = registry
    good = view(registry)
    for (const listener of listeners) listener()
    return good
  }

  async function load(): Promise<Result<GuardedRegistry>> {
    last ??= ask(true)
    const asked = last
    void asked.then(({ ok: answered }) => {
      // The next call must request again, so a failure is not kept.
      if (!answered && last === asked) last = undefined
    })
    const result = await inTime(asked)
    // Meanwhile the session may have become known.
    if (result?.ok) return good ? ok(good) : result
    if (!good) {
      const kept = keptRegistry()
      if (!kept) return asked
      take(kept)
    }
    console.warn('The registry can’t be read; the page goes on with the last good one.')
    return good ? ok(good) : asked
  }

  return {
    current: () => good,
    lookAgain() {
      const again = whole && view(whole)
      if (whole && again && releases(again) !== releases(good)) take(whole)
    },
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

const releases = (registry: GuardedRegistry | undefined): string =>
  Object.values(registry?.remotes ?? {})
    .map(({ manifest }) => manifest)
    .join()

/** Undefined if the answer takes longer than the page should wait for it. */
function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, keptAfter, undefined)
    void answer.then(resolve).finally(() => clearTimeout(timer))
  })
}

/** People read that the section is not available; its team reads here what is wrong with the entry. */
function report({ remotes }: GuardedRegistry) {
  for (const [name, { refused, ignored = [] }] of Object.entries(remotes)) {
    if (refused !== undefined) console.error(`The registry's entry of «${name}» can't be used: ${refused}`)
    for (const problem of ignored)
      console.error(`Part of the registry's entry of «${name}» is not used: ${problem}`)
  }
}
