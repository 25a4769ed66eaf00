import { useLayoutEffect, useState, type RefObject } from 'react'
import { roomOf } from '../../input/room.ts'

/** The space above and below the calendar, in total. */
const gaps = 16
/** The height of a month of six weeks: the calendar must not change sides from one month to the next. */
const tallest = 330

export type Placement = 'bottom-start' | 'top-start'

/**
 * Places the calendar under the box; above it if it would otherwise cover the buttons of its dialog or form, or leave
 * the window.
 */
export function usePlacement(open: boolean, frame: RefObject<HTMLElement | null>): Placement {
  const [placement, setPlacement] = useState<Placement>('bottom-start')
  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      const box = frame.current?.querySelector('input')
      if (!box) return
      const { top, bottom } = box.getBoundingClientRect()
      const below = roomOf(box).height - bottom
      setPlacement(below < tallest + gaps && top > below ? 'top-start' : 'bottom-start')
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [open, frame])
  return placement
}
