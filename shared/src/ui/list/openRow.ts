import type { MouseEvent } from 'react'

/** Marks the row, or the card, that a click opens, and the link or button in it that does it. */
export const rowMark = 'data-opens'
export const linkMark = 'data-row-link'

const controls = 'a, button, input, select, textarea, label, summary'

/**
 * A click anywhere in a row does what the row's link does, for the box around the rows. Text that was just selected and
 * what can be clicked itself stay untouched. The row has no role of its own: the keyboard and screen readers have the link.
 */
export function openRow(event: MouseEvent<HTMLElement>) {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(controls)) return
  if (window.getSelection()?.isCollapsed === false) return
  const link = target.closest(`[${rowMark}]`)?.querySelector<HTMLElement>(`[${linkMark}]`)
  if (!link) return
  if (event.ctrlKey || event.metaKey || event.shiftKey) {
    if (link instanceof HTMLAnchorElement) window.open(link.href, '_blank', 'noopener')
    return
  }
  // A dialog that it opens gives the focus back to it.
  link.focus({ preventScroll: true })
  link.click()
}
