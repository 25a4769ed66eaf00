import type { IncomingMessage } from 'node:http'

/** How much of a refused upload is still read, so that its sender sees the answer. */
const DRAIN_MAX = 64 * 1024 * 1024

/**
 * Reads and discards the rest of a body. A sender usually keeps sending after an early answer; if disconnected, it
 * would not see the answer.
 */
export function drain(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return
  raw.unpipe()
  let dropped = 0
  raw.on('data', (chunk: Buffer) => {
    dropped += chunk.length
    if (dropped > DRAIN_MAX) raw.destroy()
  })
  raw.resume()
}
