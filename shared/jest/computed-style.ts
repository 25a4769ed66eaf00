/**
 * Keeps an element's computed style until the document changes. For one `getByRole` every element is asked several
 * times, with all its ancestors, and jsdom compares it with every rule each time.
 */
const compute = window.getComputedStyle.bind(window)
let kept = new WeakMap<Element, Map<string, CSSStyleDeclaration>>()
let focused: Element | null = null
const forget = () => void (kept = new WeakMap())
const changes = new MutationObserver(forget)
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

window.getComputedStyle = (element, pseudo) => {
  // What changed since the last question has not been told yet.
  if (changes.takeRecords().length > 0 || focused !== document.activeElement) forget()
  focused = document.activeElement
  const styles = kept.get(element) ?? new Map<string, CSSStyleDeclaration>()
  kept.set(element, styles)
  const style = styles.get(pseudo ?? '') ?? compute(element, pseudo)
  styles.set(pseudo ?? '', style)
  return style
}
