import { useLocation, useNavigationType } from '@backoffice/shared/router'
import { useEffect, useRef } from 'react'

/**
 * Another page begins at its top, and the keyboard in its content rather than on the link that led there. A page that
 * put the focus into a field of its own keeps it; Back and Forward are left to the browser.
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
