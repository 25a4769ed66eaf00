import { useLocation } from '@backoffice/shared/router'
import { useEffect, useRef, type RefObject } from 'react'

/** The section that an address leads to comes into sight, each time that the address is gone to. */
export function useLinked(search: string): RefObject<HTMLDivElement | null> {
  const location = useLocation()
  const section = useRef<HTMLDivElement>(null)
  const asked = location.search === search && location.key
  useEffect(() => {
    if (asked !== false) section.current?.scrollIntoView?.({ block: 'start' })
  }, [asked])
  return section
}
