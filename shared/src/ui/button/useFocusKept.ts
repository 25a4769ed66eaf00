import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'

/**
 * A disabled button loses the focus, and with it the person's place in the page. This hook restores the focus once the
 * button is enabled again, unless it has moved elsewhere.
 */
export function useFocusKept(busy: boolean, outer?: Ref<HTMLButtonElement>) {
  const element = useRef<HTMLButtonElement>(null)
  useImperativeHandle(outer, () => element.current as HTMLButtonElement)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    // Right after the commit the browser has not removed the focus yet.
    if (busy) {
      hadFocus.current = document.activeElement === element.current
      return
    }
    if (!hadFocus.current) return
    hadFocus.current = false
    const active = document.activeElement
    if (active === null || active === document.body) element.current?.focus()
  }, [busy])

  return element
}
