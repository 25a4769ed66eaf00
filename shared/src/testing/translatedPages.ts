/** What no translator touches. */
const APART = 'font, script, style, textarea, [contenteditable]'

/** Puts a text's translation into elements of its own in its place, as the translator of a browser does. */
function translate(text: Text) {
  if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(APART)) return
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  inner.textContent = text.data
  text.replaceWith(outer)
}

function translateAll(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  if (root instanceof Text) found.push(root)
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  found.forEach(translate)
}

/**
 * The pages of a test file are translated while they change: every text that appears is replaced. React then knows texts
 * that are in no page, and fails when it has to remove one, or to put something before it. Call it once, at the top.
 */
export function translatedPages(): void {
  const translator = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => node.isConnected && translateAll(node))),
  )
  beforeAll(() => translator.observe(document, { childList: true, subtree: true }))
  afterAll(() => translator.disconnect())
}
