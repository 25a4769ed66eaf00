import { PART_GONE } from '@backoffice/shared/ui'

/** How often an open tab asks which releases are in use. */
const EVERY = 60_000
/** The shortest interval between two questions when the person returns. */
const RETURN = 5_000
/** After failures the interval doubles so many times at most. */
const doublings = 4

/**
 * Asks every minute, when the person looks at the tab again, when the network is back, and when a file is gone, perhaps
 * because of a newer release. A hidden or offline tab asks nothing; after a failure the next question waits longer.
 * @param ask resolves to whether there was an answer
 * @returns ends it
 */
export function watchRegistry(ask: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Date.now()
  let failures = 0
  let ended = false

  function wait() {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(look, EVERY * 2 ** Math.min(failures, doublings))
  }
  function look() {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden' || !navigator.onLine) return
    last = Date.now()
    void ask().then((answered) => {
      failures = answered ? 0 : failures + 1
      wait()
    })
  }
  const onReturn = () => {
    if (Date.now() - last >= RETURN) look()
  }

  const heard = [
    [window, 'focus', onReturn],
    [window, 'online', onReturn],
    [document, 'visibilitychange', onReturn],
    [window, PART_GONE, look],
  ] as const
  heard.forEach(([target, event, listen]) => target.addEventListener(event, listen))
  wait()
  return () => {
    ended = true
    clearTimeout(timer)
    heard.forEach(([target, event, listen]) => target.removeEventListener(event, listen))
  }
}
