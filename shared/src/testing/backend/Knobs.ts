import type { Answer } from './http/exchange.ts'

type Outcome = Answer | null | 'go on'

/** Failures and delays for a test. */
export class Knobs {
  /** The delay of every answer, in milliseconds. */
  delay = 0
  /** true: no call gets an answer. */
  down = false
  private readonly next = new Map<string, Outcome[]>()
  private readonly held = new Map<string, Promise<void>[]>()

  reset(): void {
    this.delay = 0
    this.down = false
    this.next.clear()
    this.held.clear()
  }

  /** Refuses the next call to this path; without a body the answer has no message. */
  failNext(path: string, status: number, body: unknown = {}): void {
    push(this.next, path, { status, body })
  }

  /** The next call to this path gets no answer. */
  dropNext(path: string): void {
    push(this.next, path, null)
  }

  /**
   * Holds the next call to this path.
   * @returns a function that lets it continue
   */
  hold(path: string): () => void {
    let release!: () => void
    push(this.held, path, new Promise<void>((resolve) => (release = resolve)))
    return release
  }

  /** Applies the delays, and returns the answer to give instead of the normal one. */
  async before(path: string): Promise<Outcome> {
    const waiting = this.next.get(path) ?? []
    // null is an outcome too: no answer.
    const outcome = waiting.length > 0 ? (waiting.shift() as Outcome) : 'go on'
    const down = this.down
    await this.held.get(path)?.shift()
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay))
    return down ? null : outcome
  }
}

function push<T>(queues: Map<string, T[]>, path: string, value: T): void {
  queues.set(path, [...(queues.get(path) ?? []), value])
}
