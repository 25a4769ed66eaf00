import { useEffect, useLayoutEffect, useRef } from 'react'

const dialog = '[role="dialog"], [role="alertdialog"]'

/**
 * Removing a row would also remove the focus, and the browser would move it to the start of the page. The box around
 * the rows takes it instead. A dialog that asked about the row returns the focus to it, slightly after the row is gone.
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
