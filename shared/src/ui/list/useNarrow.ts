import { useSyncExternalStore } from 'react'
import { narrowWidth } from '../theme/tokens'

const query = () => window.matchMedia(`(max-width: ${narrowWidth - 1}px)`)

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is too narrow for a table. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
