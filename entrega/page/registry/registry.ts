import { createStore, type StoreApi } from 'zustand'
import { registryUrl } from '../early.ts'
import { fail, ok, type Result } from '../failures/result.ts'
import { fetchJson } from './fetch-json.ts'
import { guardRegistry, type GuardedRegistry } from './guard-registry.ts'

/** After so many milliseconds the page continues with the last good registry; a late answer replaces it. */
const keptAfter = 4_000
/** A tab that is looked at asks every minute (watch-registry.ts), so that an older answer is one of a hidden tab. */
const old = 90_000
const moment = 1_500

/** The last good answer, as this session gets it; undefined before the first. A failed refresh keeps it. */
export type Known = StoreApi<GuardedRegistry | undefined>

/** The registry as last answered; nothing else requests it. */
export interface RegistryClient {
  current: Known['getState']
  subscribe(listener: () => void): () => void
  /**
   * Requests it once; later calls get the same answer, unless it was a failure. While it can't be read, this is the last
   * one that this page or an earlier visit could read.
   */
  load(): Promise<Result<GuardedRegistry>>
  /** Requests the registry again. */
  refresh(): Promise<Result<GuardedRegistry>>
  /** Requests it again for nobody who waits: a failure changes nothing. @returns whether there was an answer */
  look(): Promise<boolean>
  /** Waits a moment for a newer answer if the last one is old, as in a tab that was hidden. */
  recent(): Promise<void>
}

/**
 * @param view what this session gets of an answer (session-registry.ts)
 * @returns also `lookAgain`, which applies the view anew; listeners hear of it only if it differs
 */
export function createRegistryClient(
  view = (registry: GuardedRegistry) => registry,
  known: Known = createStore(() => undefined),
): RegistryClient & { lookAgain(): void } {
  let whole: GuardedRegistry | undefined
  let last: Promise<Result<GuardedRegistry>> | undefined
  let looking: Promise<boolean> | undefined
  /** The last answer as it came, when, and the number of its question: an older question's late answer does not count. */
  let newest = { text: '', at: Infinity, question: 0 }
  let questions = 0
  const { getState: current } = known

  function take(registry: GuardedRegistry): Result<GuardedRegistry> {
    whole = registry
    const good = view(registry)
    known.setState(good, true)
    return ok(good)
  }

  /** @param seen whether somebody waits; without, the server need not send what this page knows already */
  async function ask(seen: boolean, early = false): Promise<Result<GuardedRegistry>> {
    const question = (questions += 1)
    const answer = await fetchJson(registryUrl, { early, cache: seen ? 'no-store' : 'no-cache' })
    if (!answer.ok) return fail('registry', answer.failure.cause)
    const result = guardRegistry(answer.value)
    if (!result.ok) return result
    const good = current()
    if (good && question < newest.question) return ok(good)
    const text = JSON.stringify(answer.value)
    const isNew = text !== newest.text
    newest = { text, at: Date.now(), question }
    if (good && !seen && !isNew) return ok(good)
    keep(text)
    report(result.value)
    return take(result.value)
  }

  async function load(): Promise<Result<GuardedRegistry>> {
    const asked = (last ??= ask(true, true))
    void asked.then(({ ok: answered }) => {
      // The next call must request again, so a failure is not kept.
      if (!answered && last === asked) last = undefined
    })
    const result = await inTime(asked, keptAfter)
    const kept = result?.ok || current() ? undefined : keptRegistry()
    if (kept) take(kept)
    // Since the answer the session may have become known.
    const good = current()
    if (!good) return asked
    if (!result?.ok) console.warn('The registry can’t be read; the page goes on with the last good one.')
    return ok(good)
  }

  const look = () =>
    (looking ??= ask(false)
      .then((result) => {
        if (result.ok) last = Promise.resolve(result)
        return result.ok
      })
      .finally(() => (looking = undefined)))

  return {
    current,
    subscribe: known.subscribe,
    load,
    refresh: () => {
      last = ask(true)
      return load()
    },
    look,
    async recent() {
      if (Date.now() - newest.at > old && navigator.onLine) await inTime(look(), moment)
    },
    lookAgain() {
      if (whole && releases(view(whole)) !== releases(current())) take(whole)
    },
  }
}

const releases = (registry: GuardedRegistry | undefined): string =>
  JSON.stringify(Object.values(registry?.remotes ?? {}).map(({ manifest, remote }) => [manifest, remote]))

/** Undefined if the answer takes longer than the page should wait for it. */
const inTime = <T>(answer: Promise<T>, limit: number): Promise<T | undefined> =>
  Promise.race([answer, new Promise<undefined>((resolve) => setTimeout(resolve, limit, undefined))])

/** People read that the section is not available; its team reads here what is wrong with the entry. */
function report({ remotes }: GuardedRegistry) {
  for (const [name, { refused, ignored = [] }] of Object.entries(remotes)) {
    if (refused !== undefined) console.error(`The registry's entry of «${name}» can't be used: ${refused}`)
    for (const problem of ignored)
      console.error(`Part of the registry's entry of «${name}» is not used: ${problem}`)
  }
}

/** Where this browser keeps the last good registry, for visits during which it can't be read; first.ts reads it, too. */
const key = 'registro'

function keep(answer: string): void {
  try {
    localStorage.setItem(key, answer)
  } catch {
    // Without storage there is no last good registry; everything else works.
  }
}

/** It gets the same checks as an answer. */
function keptRegistry(): GuardedRegistry | undefined {
  try {
    const answer = guardRegistry(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return answer.ok ? answer.value : undefined
  } catch {
    return undefined
  }
}
