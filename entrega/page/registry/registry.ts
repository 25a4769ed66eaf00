import { registryUrl } from '../early.ts'
import { fetchJson, patience } from './fetch-json.ts'
import { guardRegistry, type GuardedRegistry } from './guard-registry.ts'
import { keepRegistry, keptRegistry } from './kept-registry.ts'
import { ok, type Result } from '../load/result.ts'

const names = { unreachable: 'registry', late: 'registry', malformed: 'registry' } as const

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
   * Requests the registry once; later calls get the same answer, unless it was a failure. While the registry can't be
   * read, this returns the last registry that this page or an earlier visit could read, and fails only without one.
   */
  load(): Promise<Result<GuardedRegistry>>
  /** Requests the registry again. */
  refresh(): Promise<Result<GuardedRegistry>>
  /**
   * Requests the registry again for nobody who waits: an answer counts, a failure changes nothing. The server need not
   * send what this page knows already.
   * @returns whether there was an answer
   */
  look(): Promise<boolean>
  /** Waits a moment for a newer answer if the last one is old, as in a tab that was hidden. */
  recent(): Promise<void>
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
  /** The last answer as it came, and the number of its question: an older question's late answer does not count. */
  let known = { text: '', question: 0 }
  let questions = 0
  let answered = 0
  let looking: Promise<boolean> | undefined

  async function ask(early: boolean): Promise<Result<GuardedRegistry>> {
    const question = (questions += 1)
    const answer = await fetchJson(registryUrl, names, { early })
    return answer.ok ? heard(answer.value, question) : answer
  }

  function heard(value: unknown, question: number, unseen = false): Result<GuardedRegistry> {
    const result = guardRegistry(value)
    if (!result.ok) return result
    if (good && question < known.question) return ok(good)
    answered = Date.now()
    const text = JSON.stringify(value)
    const same = good !== undefined && text === known.text
    known = { text, question }
    if (unseen && same && good) return ok(good)
    keepRegistry(value)
    report(result.value)
    return ok(take(result.value))
  }

  async function askUnseen(): Promise<boolean> {
    const question = (questions += 1)
    try {
      // The browser asks with the tag of what it has. A header of our own would not do: with `no-store` the browser
      // also sends Cache-Control: no-cache, to which servers answer in full.
      const response = await fetch(registryUrl, { cache: 'no-cache', signal: AbortSignal.timeout(patience) })
      const result = response.ok ? heard(await response.json(), question, true) : null
      if (!result?.ok) return false
      last = Promise.resolve(result)
      return true
    } catch {
      return false
    }
  }

  function look(): Promise<boolean> {
    looking ??= askUnseen().finally(() => {
      looking = undefined
    })
    return looking
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
    look,
    async recent() {
      if (answered > 0 && Date.now() - answered > old && navigator.onLine) await inTime(look(), moment)
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
function inTime<T>(answer: Promise<T>, limit = keptAfter): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limit, undefined)
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
