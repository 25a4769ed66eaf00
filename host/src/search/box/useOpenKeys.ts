import { composes } from '@backoffice/shared/ui'
import { useEffect } from 'react'

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]'
/** One that is closing no longer takes keys. */
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([data-state=closed])'

/** Ctrl+K everywhere, and / outside fields; an open dialog keeps both for itself. */
export function useOpenKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || composes(event) || event.repeat || event.altKey) return
      const held = event.ctrlKey || event.metaKey
      const inField = event.target instanceof Element && event.target.closest(FIELD) !== null
      const asked = held ? event.key.toLowerCase() === 'k' && !event.shiftKey : event.key === '/' && !inField
      if (!asked || document.querySelector(DIALOG)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}
