/** A webpack build's own `require`, as far as it is used here. */
interface WebpackRequire {
  (id: string): unknown
  m: Record<string, unknown>
  consumesLoadingData?: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> }
}

/** Per build in the page (`host`, `clientes` …) and shared module: the number of the object it really uses. */
export type SingletonsInPage = Record<string, Record<string, number>>

/**
 * Runs in the page (`page.evaluate(singletonsInPage)`). Asks each build that is running there, through its own webpack
 * `require`, for every shared module it has in use, and gives the same object the same number: there is one React
 * exactly if all builds show one number for `react`. No configuration is trusted, and the product needs no hook.
 */
export function singletonsInPage(): SingletonsInPage {
  const numbers = new Map<unknown, number>()
  const numberOf = (object: unknown) => {
    const number = numbers.get(object) ?? numbers.size + 1
    numbers.set(object, number)
    return number
  }

  /** Every build hands its `require` to whoever adds a chunk to its global list. */
  function requireOf(list: unknown[]): WebpackRequire | undefined {
    let found: WebpackRequire | undefined
    list.push([[`singletons-${Math.random()}`], {}, (require: WebpackRequire) => (found = require)])
    return found
  }

  const found: SingletonsInPage = {}
  for (const global of Object.keys(window)) {
    const name = /^webpackChunkbackoffice_(host)$|^chunks_([a-z][a-z0-9-]*)_/.exec(global)
    const require = name && requireOf((window as unknown as Record<string, unknown[]>)[global] ?? [])
    if (!name || !require) continue
    const inUse: Record<string, number> = {}
    const consumed = require.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {}
    for (const [id, { shareKey }] of Object.entries(consumed)) {
      // Without a factory it has not been needed yet.
      if (require.m[id]) inUse[shareKey] = numberOf(require(id))
    }
    found[name[1] ?? name[2] ?? global] = inUse
  }
  return found
}
