/*
 * A hint that appears between the press and the release of a button moves the button away from under the pointer, and
 * the click is lost. Hints therefore wait for the release.
 */
let pressed = false
let pages = 0
const waiting = new Set<() => void>()

/**
 * Shows a hint: at once, or after the current press and its click.
 * @returns a function that cancels it
 */
export function afterPress(show: () => void): () => void {
  if (!pressed) {
    show()
    return () => undefined
  }
  waiting.add(show)
  return () => void waiting.delete(show)
}

function flush() {
  const hints = [...waiting]
  waiting.clear()
  for (const show of hints) show()
}

const onDown = ({ button }: MouseEvent) => {
  pressed = button === 0
}
// The click follows the release in the same task.
const onUp = () => {
  pressed = false
  if (waiting.size > 0) setTimeout(flush)
}

/**
 * Each form listens while it is mounted.
 * @returns a function that stops listening
 */
export function watchPresses(): () => void {
  if (pages++ === 0) {
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('pointerup', onUp, true)
    document.addEventListener('pointercancel', onUp, true)
  }
  return () => {
    if (--pages > 0) return
    document.removeEventListener('pointerdown', onDown, true)
    document.removeEventListener('pointerup', onUp, true)
    document.removeEventListener('pointercancel', onUp, true)
    pressed = false
    waiting.clear()
  }
}
