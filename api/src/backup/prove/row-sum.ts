import { hash } from 'node:crypto'

const NEWLINE = 10
const none = Buffer.alloc(0)

/**
 * A digest of rows in COPY's text format that ignores their order, which a restored table need not keep: how many, and
 * the sum of their hashes. A value never contains a newline in that format.
 */
export class RowSum {
  private rows = 0
  private readonly sums = [0n, 0n, 0n, 0n]
  private rest: Buffer = none

  add(chunk: Buffer): void {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const end = chunk.subarray(from, at)
      this.addRow(this.rest.length > 0 ? Buffer.concat([this.rest, end]) : end)
      this.rest = none
      from = at + 1
    }
    // Copied, because the chunk's memory may be used again.
    if (from < chunk.length) this.rest = Buffer.concat([this.rest, chunk.subarray(from)])
  }

  private addRow(row: Buffer): void {
    this.rows++
    const digest = hash('sha256', row, 'buffer')
    for (let i = 0; i < this.sums.length; i++)
      this.sums[i] = BigInt.asUintN(64, (this.sums[i] ?? 0n) + digest.readBigUInt64BE(i * 8))
  }

  get count(): number {
    return this.rows
  }

  /** The same for the same rows in any order. */
  get digest(): string {
    return [this.rows, ...this.sums, this.rest.toString('hex')].join(' ')
  }
}
