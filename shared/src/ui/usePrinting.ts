import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false

function subscribe(listener: () => void) {
  // The browser takes its picture as soon as the event's listeners are done.
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

/** Whether the page is being printed: closed sections open and tables show all their rows on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
