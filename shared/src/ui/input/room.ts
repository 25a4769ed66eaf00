/** Selects the bar of buttons that belongs to a field: its dialog's, or its form's. */
function barOf(field: Element): Element | null {
  const dialog = field.closest('[role=dialog], [role=alertdialog]')
  return (
    (dialog ?? field.closest('form'))?.querySelector(dialog ? '[data-dialog-footer]' : '[data-form-bar]') ??
    null
  )
}

/** The room for a field's list or calendar: inside the window, above the buttons at the end of its dialog or form. */
export function roomOf(field: Element): { x: number; y: number; width: number; height: number } {
  const { clientWidth: width, clientHeight } = document.documentElement
  const bar = barOf(field)?.getBoundingClientRect()
  // In a low window the bar does not stick: it may be far below, or above a field that has scrolled past it.
  const stops = bar && bar.height > 0 && bar.top > field.getBoundingClientRect().bottom
  return { x: 0, y: 0, width, height: stops ? Math.min(bar.top, clientHeight) : clientHeight }
}
