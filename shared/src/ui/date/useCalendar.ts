import { useEffect, useState } from 'react'
import type { Calendar } from './Calendar'

let loaded: typeof Calendar | null = null

/** Loads the calendar's code; once it is there, calendars open at once. */
export async function loadCalendar(): Promise<void> {
  loaded = (await import('./Calendar')).Calendar
}

/**
 * The calendar, which loads when the first one opens. Without its code days are typed, and the next opening tries
 * again.
 */
export function useCalendar(open: boolean, onFailure: () => void): typeof Calendar | null {
  const [, rerender] = useState(0)
  const missing = open && loaded === null
  useEffect(() => {
    if (!missing) return
    let given = true
    loadCalendar().then(
      () => given && rerender((n) => n + 1),
      () => given && onFailure(),
    )
    return () => {
      given = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function for the same opening is no reason to ask again
  }, [missing])
  return open ? loaded : null
}
