/** What a person was told is done (`known`), and what was asked for without an answer and may be done too. */
export interface Entry {
  known: string | null
  maybe: (string | null)[]
}

/** What is there: each value that carries the entry's name, once for every record. */
export type Found = Map<string, string[]>

/**
 * The things that were asked for, by names that no other thing has: clients and their last value, files and their
 * digests, mails, rows of a batch.
 */
export class Ledger {
  readonly entries = new Map<string, Entry>()
  /** When answers said that something was written, in milliseconds. */
  readonly acknowledged: number[] = []
  private count = 0

  /** A name that was never used before. */
  name(kind: string): string {
    return `${kind} ${++this.count}`
  }

  /** Asks for a value, and notes what comes of it. */
  async write(name: string, value: string, ask: () => Promise<boolean>): Promise<boolean> {
    const entry = this.entries.get(name) ?? { known: null, maybe: [] }
    this.entries.set(name, entry)
    entry.maybe.push(value)
    if (!(await ask())) return false
    entry.known = value
    entry.maybe = []
    this.acknowledged.push(performance.now())
    return true
  }
}

export interface Verdict {
  lost: string[]
  twice: string[]
}

/** Compares what is there with what was acknowledged; what nobody got an answer to may be there or not, but once. */
export function compare(entries: Ledger['entries'], found: Found): Verdict {
  const verdict: Verdict = { lost: [], twice: [] }
  for (const [name, { known, maybe }] of entries) {
    const values = found.get(name) ?? []
    if (values.length > 1) verdict.twice.push(`${name}: ${values.join(', ')}`)
    const value = values[0] ?? null
    if (value !== known && !maybe.includes(value))
      verdict.lost.push(`${name}: ${value ?? 'no está'}, y se confirmó ${known ?? 'nada'}`)
  }
  return verdict
}

/** The longest time between two acknowledged writes in this stretch, in seconds. */
export function longestPause(acknowledged: number[], from: number, to: number): number {
  const before = acknowledged.filter((at) => at < from).at(-1) ?? from
  const within = [before, ...acknowledged.filter((at) => at >= from && at <= to), to]
  return Math.max(...within.map((at, i) => at - (within[i - 1] ?? at))) / 1000
}
