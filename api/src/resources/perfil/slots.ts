import { Refusal } from '../../platform/http/refusal'

interface Limits {
  /** How many run at once. */
  slots: number
  /** How many more may wait, and for how long. */
  waiting: number
  waitMs: number
}

const busy = () =>
  new Refusal(503, 'Se están recibiendo muchas fotos; hay que intentarlo de nuevo en un momento', {
    retryAfter: 10,
  })

/** Limits work that takes much memory: a few run at once, a bounded queue waits, and everyone else gets a 503. */
export class Slots {
  private readonly queue: (() => void)[] = []
  private free: number

  constructor(private readonly limits: Limits) {
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
    if (this.queue.length >= this.limits.waiting) throw busy()
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(late)
        resolve()
      }
      const late = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(turn), 1)
        reject(busy())
      }, this.limits.waitMs)
      this.queue.push(turn)
    })
  }
}
