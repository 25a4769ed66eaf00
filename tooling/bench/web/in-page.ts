// Scripts that run in the page. They are strings, because the compiler of this file would add helpers that the page
// lacks.

/** What the page knows about itself when the target is seen. */
export interface Seen {
  /** By the page's own clock. */
  at: number
  /** Milliseconds of tasks over 50 ms. */
  long: number
  shift: number
  firstPaint: number
}

/** Counts long tasks and layout shifts from the start of the page. */
export const observe = `
  window.bench = { long: 0, shift: 0, seen: null }
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('longtask', ({ duration }) => (bench.long += duration))
  each('layout-shift', ({ value, hadRecentInput }) => (bench.shift += hadRecentInput ? 0 : value))`

/** In milliseconds. A page that shows nothing ends the measurement. */
const PATIENCE = 60_000

/** Only a promise can be waited for: the page's policy lets nobody evaluate code in it again and again. */
const seen = (how: string) => `
  void (bench.seen = new Promise((see, fail) => {
    setTimeout(fail, ${PATIENCE}, new Error('not seen'))
    ${how}
  }))`

/** Notes when the target first has a size. */
export const watchFor = (target: string) =>
  seen(`requestAnimationFrame(function look() {
    const found = document.querySelector(${JSON.stringify(target)})
    if (!found || found.getClientRects().length === 0) return void requestAnimationFrame(look)
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    see({ at: performance.now(), long: bench.long, shift: bench.shift, firstPaint: paint ? paint.startTime : 0 })
  })`)

/** Notes when the frame after the next key has been drawn, from the moment of the key itself. */
export const watchKey = seen(`
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      see({ at: performance.now() - timeStamp, long: bench.long, shift: bench.shift, firstPaint: 0 })
    }
    port2.postMessage(0)
  }), { capture: true, once: true })`)
