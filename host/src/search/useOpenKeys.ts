import { composes } from '@backoffice/shared/ui'
import { useEffect } from 'react'

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]'
/** One that is closing no longer takes keys. */
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([data-state=closed])'

/** The keys of the search box, as `aria-keyshortcuts` writes them. */
export const BOX_KEYS = 'Control+K /'

/** Ctrl+K everywhere, and / outside fields. */
export const opensBox = (event: KeyboardEvent, inField: boolean): boolean =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === 'k' && !event.shiftKey
    : event.key === '/' && !inField

/** The key of the list of shortcuts, outside fields. */
export const opensShortcuts = (event: KeyboardEvent, inField: boolean): boolean =>
  event.key === '?' && !event.ctrlKey && !event.metaKey && !inField

/** Keys that open something of the bar; an open dialog keeps them for itself. */
export function useOpenKeys(asks: typeof opensBox, open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || composes(event) || event.repeat || event.altKey) return
      const inField = event.target instanceof Element && event.target.closest(FIELD) !== null
      if (!asks(event, inField) || document.querySelector(DIALOG)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [asks, open])
}
