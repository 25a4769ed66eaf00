import { useEffect, useLayoutEffect, useRef } from 'react'

const dialog = '[role="dialog"], [role="alertdialog"]'

/**
 * A row that goes takes the focus along with it, and the browser would send it to the page's beginning: the box around
 * the rows takes it, so that the keyboard goes on where it was. A dialog that asked about the row would give the focus
 * back to it, and lets go of it a little later than the row is gone.
 */
export function useFocusOfRows(rows: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (box.current?.contains(target)) last.current = target
      else if (!target.closest(dialog)) last.current = null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (last.current?.isConnected !== false) return
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
      else timer = setTimeout(look, 50)
    }
    look()
    return () => clearTimeout(timer)
  }, [rows])
  return box
}
