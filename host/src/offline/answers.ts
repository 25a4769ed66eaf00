import { forgetKept, KEPT } from './forget.ts'

/**
 * How many are kept, how long each and all may be, in characters, and for how long: as long as an unused session. All tabs
 * share them.
 */
export const LIMITS = { count: 40, one: 400_000, all: 1_500_000, age: 12 * 3_600_000 }

interface Kept {
  at: number
  answer: object
}

const keyOf = (owner: string, path: string, body: unknown) =>
  `${KEPT}${owner}:${path}?${JSON.stringify(body) ?? ''}`

/** An address in an answer is signed, and opens a photo without a session: none is kept. */
const withoutAddresses = (name: string, value: unknown) =>
  /^url(_|$)/.test(name) && typeof value === 'string' ? null : value

/** Keeps the answer to a question in this browser; the oldest ones make room. */
export function keepAnswer(owner: string, path: string, body: unknown, answer: object): void {
  // The search box counts a list by asking for one row of it: nobody opened that.
  if ((body as { filas?: unknown } | undefined)?.filas === 1) return
  try {
    const key = keyOf(owner, path, body)
    localStorage.removeItem(key)
    const kept: Kept = { at: Date.now(), answer }
    const text = JSON.stringify(kept, withoutAddresses)
    if (text.length > LIMITS.one) return
    makeRoom(text.length)
    localStorage.setItem(key, text)
  } catch {
    // No room, or no storage: reading without connection is an extra.
    forgetKept()
  }
}

/** The kept answer to a question of this person. */
export function findAnswer(owner: string, path: string, body: unknown): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(owner, path, body)) ?? 'null') as Kept | null
    return kept && isFresh(kept.at) ? kept : undefined
  } catch {
    return undefined
  }
}

/** A clock that was set back makes nothing last longer. */
const isFresh = (at: number) => Math.abs(Date.now() - at) < LIMITS.age

/** Removes what is too old, and of the rest the oldest ones until another so long fits. */
export function makeRoom(wanted: number): void {
  const all = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT))
    .map((key) => {
      const text = localStorage.getItem(key) ?? ''
      return { key, length: text.length, at: Number(/^\{"at":(\d+)/.exec(text)?.[1] ?? 0) }
    })
    .sort((a, b) => a.at - b.at)
  let length = all.reduce((sum, one) => sum + one.length, wanted)
  for (const [place, one] of all.entries()) {
    const fits = length <= LIMITS.all && all.length - place < LIMITS.count
    if (fits && isFresh(one.at)) continue
    localStorage.removeItem(one.key)
    length -= one.length
  }
}
