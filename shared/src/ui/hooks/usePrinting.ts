import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

function subscribe(listener: () => void) {
  // The browser takes its snapshot as soon as the event's listeners return, so the update must be synchronous.
  const change = (next: boolean) => () => {
    printing = next
    flushSync(listener)
  }
  const before = change(true)
  const after = change(false)
  window.addEventListener('beforeprint', before)
  window.addEventListener('afterprint', after)
  return () => {
    window.removeEventListener('beforeprint', before)
    window.removeEventListener('afterprint', after)
  }
}

/** Whether the page is being printed: on paper closed sections open and tables show all their rows. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
