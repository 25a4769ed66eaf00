import type { MouseEvent } from 'react'

/** Marks the row or card that a click opens, and the link or button in it that the click activates. */
export const rowMark = 'data-opens'
export const linkMark = 'data-row-link'

const controls = 'a, button, input, select, textarea, label, summary'

/**
 * Handles a click on the box around the rows: a click anywhere in a row activates the row's link. It ignores selected
 * text and controls. The row has no role of its own, because the keyboard and screen readers have the link.
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
  // A dialog that it opens returns the focus to it.
  link.focus({ preventScroll: true })
  link.click()
}
