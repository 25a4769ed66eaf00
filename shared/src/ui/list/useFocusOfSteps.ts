import { useLayoutEffect, useRef } from 'react'

/**
 * «Última página» is disabled once it has worked, and the browser would drop the focus to the page's beginning. The step
 * back, or at the first page the step on, takes it. For a box of four buttons: first, previous, next, last.
 */
export function useFocusOfSteps() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Right after the commit the browser has not taken the focus away yet.
    const active = document.activeElement
    if (!active?.matches('button:disabled') || !box.current?.contains(active)) return
    const [, previous, next] = box.current.querySelectorAll('button')
    const other = previous?.disabled ? next : previous
    other?.focus()
  })
  return box
}
