import { useSyncExternalStore } from 'react'
import { narrowWidth } from '../theme/tokens'
import { usePrinting } from '../usePrinting'

const query = () => window.matchMedia(`(max-width: ${narrowWidth - 1}px)`)

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a table; paper never is. */
export function useNarrow(): boolean {
  const narrow = useSyncExternalStore(subscribe, () => query().matches)
  return !usePrinting() && narrow
}
