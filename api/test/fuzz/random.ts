/** Numbers that look random and are the same for the same seed (sfc32). */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number, lane = 0) {
    this.a = seed >>> 0
    this.b = Math.imul(lane + 1, 0x9e3779b9) >>> 0
    this.c = (seed ^ 0xdeadbeef) >>> 0
    for (let i = 0; i < 15; i++) this.next()
  }

  /** A whole number below 2³². */
  next(): number {
    const t = (((this.a + this.b) >>> 0) + this.counter++) >>> 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) >>> 0
    this.c = ((this.c << 21) | (this.c >>> 11)) >>> 0
    this.c = (this.c + t) >>> 0
    return t
  }

  int = (below: number): number => this.next() % below
  chance = (probability: number): boolean => this.next() < probability * 2 ** 32
  pick = <T>(list: readonly T[]): T => list[this.int(list.length)] as T

  /** One of the values, each as likely as its weight. */
  weighted<T>(choices: readonly (readonly [number, T])[]): T {
    let left = this.int(choices.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, value] of choices) {
      if (left < weight) return value
      left -= weight
    }
    throw new Error('no weights')
  }
}
