import { useLayoutEffect, useState, type RefObject } from 'react'
import { narrowWidth } from '../../theme/tokens.ts'
import { useMedia } from '../../hooks/useMedia.ts'
import { usePrinting } from '../../hooks/usePrinting.ts'

/** Cards may be taller than the table, and their scroll bar must not bring the table back. */
const SCROLL_BAR = 20

/**
 * Whether there is no room for a table: in a narrow window (D67), and in a box that is narrower than its columns need.
 * Paper has always room.
 * @param box around the rows, table or cards
 * @param room in rem
 */
export function useNarrow(box: RefObject<HTMLElement | null>, room: number): boolean {
  const narrowWindow = useMedia(`(max-width: ${narrowWidth - 1}px)`)
  const [tight, setTight] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || room === 0) return undefined
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const measure = () => {
      const width = element.clientWidth
      // No width: it is not laid out.
      if (width > 0) setTight((before) => width < room * rem + (before ? SCROLL_BAR : 0))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, room])
  return !usePrinting() && (narrowWindow || (room > 0 && tight))
}
