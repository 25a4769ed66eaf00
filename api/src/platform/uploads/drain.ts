import type { IncomingMessage } from 'node:http'

/** How much of a refused upload is still read, so that its sender comes to see the answer. */
const DRAIN_MAX = 64 * 1024 * 1024

/** Reads and drops what is left of a body. A sender that is answered early mostly sends on; cut off, it would see no answer. */
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
