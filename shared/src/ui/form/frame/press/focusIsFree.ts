/**
 * Whether the focus can move without disturbing anyone: nothing has it, or only a place that scripts focus (the page's
 * content after a navigation), or an element just removed. A person who has moved to the menu or to another field stays
 * there.
 */
export function focusIsFree(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.matches('[tabindex="-1"], [hidden] *')
}
