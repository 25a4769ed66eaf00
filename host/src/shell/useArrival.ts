import { useLocation, useNavigationType } from '@backoffice/shared/router'
import { useEffect, useRef } from 'react'

/**
 * A new page starts at its top, with the focus in its content rather than on the link that led there. If the page
 * focuses a field of its own, that stays; Back and Forward are left to the browser.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (type !== 'POP') window.scrollTo(0, 0)
    const main = document.querySelector('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, type])
}
