import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** A width to draw in until the box is measured. */
const USUAL = 640
const LEAST = 240

/** A box, and how wide it is now. On paper the drawing keeps its proportions. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(Math.max(LEAST, element.clientWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
