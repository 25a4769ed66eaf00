import { useEffect, useRef } from 'react'

/**
 * Opening the calendar with its button or an arrow focuses its day, chosen or today's, from where the arrows move on;
 * after a click in the box the person keeps typing.
 */
export function useFocusOnDay(shown: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const entering = useRef(false)
  const focus = () =>
    ref.current
      ?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')
      ?.focus({ preventScroll: true })
  useEffect(() => {
    if (!shown || !entering.current) return
    entering.current = false
    focus()
  }, [shown])
  return {
    ref,
    /** Focuses the day now, or when the calendar shows. */
    enter: () => {
      if (shown) focus()
      else entering.current = true
    },
  }
}
