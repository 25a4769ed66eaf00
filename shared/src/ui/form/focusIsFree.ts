/**
 * Whether nobody would lose the focus: it is nowhere, on a place that only a script puts it (the page's content after a
 * navigation), or on something that has just gone. Whoever went to the menu or to another field meanwhile stays there.
 */
export function focusIsFree(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.matches('[tabindex="-1"], [hidden] *')
}
