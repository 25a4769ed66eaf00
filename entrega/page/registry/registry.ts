import { registryUrl } from '../early.ts'
import { fetchJson } from './fetch-json.ts'
import { guardRegistry, type GuardedRegistry } from './guard-registry.ts'
import { fail, ok, type Result } from '../load/result.ts'

/** After so many milliseconds the page continues with the last good registry; a late answer replaces it. */
const keptAfter = 4_000
/** A tab that is looked at asks every minute (watch-registry.ts), so that an older answer is one of a hidden tab. */
const old = 90_000
const moment = 1_500

/** The registry as last answered; nothing else requests it. */
export interface RegistryClient {
  /** The last good answer; a failed refresh keeps it. */
  current(): GuardedRegistry | undefined
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
  subscribe(listener: () => void): () => void
}

/**
 * @param view what this session gets of an answer (session-registry.ts)
 * @returns also `lookAgain`, which applies the view anew; listeners hear of it only if it differs
 */
export function createRegistryClient(
  view = (registry: GuardedRegistry) => registry,
): RegistryClient & { lookAgain(): void } {
  const listeners = new Set<() => void>()
  let whole: GuardedRegistry | undefined
  let good: GuardedRegistry | undefined
  let last: Promise<Result<GuardedRegistry>> | undefined
  let looking: Promise<boolean> | undefined
  /** The last answer as it came, when, and the number of its question: an older question's late answer does not count. */
  let known = { text: '', at: Infinity, question: 0 }
  let questions = 0

  /** @param seen whether somebody waits; without, the server need not send what this page knows already */
  async function ask(seen: boolean, early = false): Promise<Result<GuardedRegistry>> {
    const question = (questions += 1)
    const answer = await fetchJson(registryUrl, { early, cache: seen ? 'no-store' : 'no-cache' })
    if (!answer.ok) return fail('registry', answer.failure.cause)
    const result = guardRegistry(answer.value)
    if (!result.ok) return result
    if (good && question < known.question) return ok(good)
    const text = JSON.stringify(answer.value)
    const isNew = text !== known.text
    known = { text, at: Date.now(), question }
    if (good && !seen && !isNew) return ok(good)
    keep(text)
    report(result.value)
    return ok(take(result.value))
  }

  const look = () =>
    (looking ??= ask(false)
      .then((result) => {
        if (result.ok) last = Promise.resolve(result)
        return result.ok
      })
      .finally(() => (looking = undefined)))

  function take(registry: GuardedRegistry): GuardedRegistry {
    whole = registry
    good = view(registry)
    for (const listener of listeners) listener()
    return good
  }

  async function load(): Promise<Result<GuardedRegistry>> {
    const asked = (last ??= ask(true, true))
    void asked.then(({ ok: answered }) => {
      // The next call must request again, so a failure is not kept.
      if (!answered && last === asked) last = undefined
    })
    const result = await inTime(asked, keptAfter)
    // Meanwhile the session may have become known.
    if (result?.ok) return good ? ok(good) : result
    const kept = good ? undefined : keptRegistry()
    if (kept) take(kept)
    if (!good) return asked
    console.warn('The registry can’t be read; the page goes on with the last good one.')
    return ok(good)
  }

  return {
    current: () => good,
    lookAgain() {
      if (whole && releases(view(whole)) !== releases(good)) take(whole)
    },
    load,
    refresh: () => {
      last = ask(true)
      return load()
    },
    look,
    async recent() {
      if (Date.now() - known.at > old && navigator.onLine) await inTime(look(), moment)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
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

/** The last registry that this browser kept, checked as if it had just arrived. */
function keptRegistry(): GuardedRegistry | undefined {
  try {
    const answer = guardRegistry(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return answer.ok ? answer.value : undefined
  } catch {
    return undefined
  }
}
