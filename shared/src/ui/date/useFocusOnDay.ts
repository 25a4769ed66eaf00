import { useEffect, useRef } from 'react'

/**
 * Opening the calendar with its button or an arrow focuses its day, chosen or today's, from where the arrows move on;
 * after a click in the box the person keeps typing.
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
