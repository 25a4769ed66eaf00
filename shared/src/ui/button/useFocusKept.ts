import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'

/**
 * A disabled button loses the focus, and with it the person's place in the page. This gives it back once the button works
 * again, unless the focus has gone somewhere else meanwhile.
 */
export function useFocusKept(busy: boolean, outer?: Ref<HTMLButtonElement>) {
  const element = useRef<HTMLButtonElement>(null)
  useImperativeHandle(outer, () => element.current as HTMLButtonElement)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    // Right after the commit the browser has not taken the focus away yet.
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
