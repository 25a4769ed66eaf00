import { type Page } from 'playwright-core'

// A string, because the compiler of this file would add helpers that the page lacks.
/** Notes when the results of the next key's text have been drawn, from the moment of the key itself. */
const watch = `
  void (window.answered = new Promise((see, fail) => {
    setTimeout(fail, 20_000, new Error('no results'))
    addEventListener('keydown', ({ timeStamp }) => {
      const status = document.querySelector('[role=dialog] [role=status]')
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => see(performance.now() - timeStamp)
      let emptied = false
      const observer = new MutationObserver(() => {
        emptied ||= status.textContent === ''
        if (!emptied || status.textContent === '') return
        observer.disconnect()
        requestAnimationFrame(() => port2.postMessage(0))
      })
      observer.observe(status, { childList: true, characterData: true, subtree: true })
    }, { capture: true, once: true })
  }))`

/** Types one letter into the box and waits for its results; milliseconds from the key to their frame. */
export async function typed(page: Page, letter: string): Promise<number> {
  await page.evaluate(watch)
  await page.keyboard.type(letter)
  return page.evaluate<number>('answered')
}
