/** Repeatable random numbers: the same seed makes the same office. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next: () => number
  int: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** Earlier entries are more frequent, as with surnames. */
  pickSkewed: <T>(from: readonly T[]) => T
}

/** mulberry32: 32 bits of state, good enough for names. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => at(from, next()),
    pickSkewed: (from) => at(from, next() ** 1.8),
  }
}

const at = <T>(from: readonly T[], place: number): T => from[Math.floor(place * from.length)] as T

/** A UUIDv7 of a past moment, from the repeatable sequence. */
export function uuidAt(random: Random, instant: number): string {
  const time = instant.toString(16).padStart(12, '0')
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const variant = (8 + Math.floor(random.next() * 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}
