import { type CDPSession } from 'playwright-core'

export interface Traffic {
  /** Transferred bytes, headers included. */
  bytes: number
  /** The paths of the requests that reached the server, in order. */
  asked: string[]
}

/** Counts the requests until it is asked for them, and waits for those still under way. */
export function countTraffic(cdp: CDPSession) {
  const open = new Map<string, true>()
  const asked = new Map<string, string>()
  let bytes = 0
  let counting = true
  let settle = () => {}
  const end = (id: string, size: number) => {
    if (!open.delete(id)) return
    bytes += size
    if (!counting && open.size === 0) settle()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!counting || redirectResponse || !request.url.startsWith('https:')) return
    asked.set(requestId, `${request.method} ${new URL(request.url).pathname}`)
    open.set(requestId, true)
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    // Fetched before, as by a prefetch.
    if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  return {
    /** Forgets what was counted so far. */
    begin: () => {
      open.clear()
      asked.clear()
      bytes = 0
    },
    settled: async (): Promise<Traffic> => {
      counting = false
      if (open.size > 0) await new Promise<void>((resolve) => (settle = resolve))
      return { bytes, asked: [...asked.values()] }
    },
  }
}
