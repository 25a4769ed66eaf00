import { useEffect, useRef } from 'react'

/**
 * Whoever opens the calendar by its button or an arrow stands on its day, chosen or today's, where the arrows go on from;
 * whoever clicks in the box goes on typing.
 */
export function useFocusOnDay(open: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const entering = useRef(false)
  useEffect(() => {
    if (!open || !entering.current) return
    entering.current = false
    ref.current
      ?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [open])
  return { ref, enter: () => void (entering.current = true) }
}
