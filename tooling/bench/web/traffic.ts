import { type CDPSession } from 'playwright-core'

export interface Traffic {
  /** Transferred bytes, headers included. */
  bytes: number
  /** The paths of the requests, in order. */
  asked: string[]
}

/** Counts the requests until it is asked for them, and waits for those still under way. */
export function countTraffic(cdp: CDPSession) {
  const open = new Map<string, true>()
  let total: Traffic = { bytes: 0, asked: [] }
  let counting = true
  let settle = () => {}
  const end = (id: string, size: number) => {
    if (!open.delete(id)) return
    total.bytes += size
    if (!counting && open.size === 0) settle()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!counting || redirectResponse || !request.url.startsWith('https:')) return
    total.asked.push(`${request.method} ${new URL(request.url).pathname}`)
    open.set(requestId, true)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    /** Forgets what was counted so far. */
    begin: () => {
      open.clear()
      total = { bytes: 0, asked: [] }
    },
    settled: async (): Promise<Traffic> => {
      counting = false
      if (open.size > 0) await new Promise<void>((resolve) => (settle = resolve))
      return total
    },
  }
}
