import { useLayoutEffect, useRef } from 'react'

/**
 * «Última página» becomes disabled after a click, and the browser would move the focus to the start of the page. The
 * previous-page button takes it, or on the first page the next-page button. For a box of four buttons: first, previous,
 * next, last.
 */
export function useFocusOfSteps() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Right after the commit the browser has not removed the focus yet.
    const active = document.activeElement
    if (!active?.matches('button:disabled') || !box.current?.contains(active)) return
    const [, previous, next] = box.current.querySelectorAll('button')
    const other = previous?.disabled ? next : previous
    other?.focus()
  })
  return box
}
