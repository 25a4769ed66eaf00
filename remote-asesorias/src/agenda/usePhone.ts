import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 767px)'
let last = false

/** Paper is as narrow as a phone, and is no phone: while it prints, the page stays as it was. */
function isPhone(): boolean {
  if (!window.matchMedia('print').matches) last = window.matchMedia(NARROW).matches
  return last
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is a phone's. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
