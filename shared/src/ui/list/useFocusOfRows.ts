import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A row that goes takes the focus along with it, and the browser would send it to the page's beginning: the box around
 * the rows takes it, so that the keyboard goes on where it was.
 */
export function useFocusOfRows(rows: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && box.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const lost = last.current?.isConnected === false && document.activeElement === document.body
    if (lost) box.current?.focus({ preventScroll: true })
  }, [rows])
  return box
}
