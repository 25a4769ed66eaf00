import { hoy } from '@backoffice/shared/format'
import { useSyncExternalStore } from 'react'

/** Today. A tab that stays open overnight shows the new day as soon as somebody returns to it. */
export const useHoy = (): string => useSyncExternalStore(onReturn, () => hoy())

function onReturn(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('focus', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('focus', changed)
  }
}
