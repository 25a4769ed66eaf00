import type { Refusal } from './refusal.ts'

interface Limits {
  /** How many run at once. */
  slots: number
  /** How many more may wait, and for how long. */
  waiting: number
  waitMs: number
  /** The answer to everyone else. */
  busy: () => Refusal
}

/** Limits heavy work: a few run at once, a bounded queue waits, and everyone else is refused. */
export class Slots {
  private readonly queue: (() => void)[] = []
  private free: number

  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits

    this.free = limits.slots
  }

  get waiting(): number {
    return this.queue.length
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take()
    try {
      return await work()
    } finally {
      const next = this.queue.shift()
      if (next) next()
      else this.free++
    }
  }

  private async take(): Promise<void> {
    if (this.free > 0) return void this.free--
    if (this.queue.length >= this.limits.waiting) throw this.limits.busy()
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(turn), 1)
        reject(this.limits.busy())
      }, this.limits.waitMs)
      this.queue.push(turn)
    })
  }
}
