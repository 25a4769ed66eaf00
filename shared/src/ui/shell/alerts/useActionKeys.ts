import { useEffect } from 'react'
import { composes } from '../../composes.ts'

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/**
 * Ctrl+Z acts, except in a field, whose own undo it is. F6 moves the focus to the action, which would otherwise be the
 * last stop of the page and gone before it is reached.
 */
export function useActionKeys(active: boolean, act: () => void, focus: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || composes(event) || event.altKey || event.shiftKey) return
      const undoes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      const inField = event.target instanceof Element && event.target.closest(FIELD) !== null
      if (undoes && !inField) act()
      else if (event.key === 'F6' && !event.ctrlKey && !event.metaKey) focus()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
