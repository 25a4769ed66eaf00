// Scripts that run in the page. They are strings, because the compiler of this file would add helpers that the page
// lacks.

/** What the page knows about itself when the target is seen. */
export interface Seen {
  /** By the page's own clock. */
  at: number
  /** When the person's first press or key since `begin` happened, by the same clock. */
  act: number | null
  /** Milliseconds of tasks over 50 ms. */
  long: number
  shift: number
  firstPaint: number
}

/** Counts long tasks and layout shifts from the start of the page, and notes what the person does. */
export const observe = `
  window.bench = { long: 0, shift: 0, act: null, seen: null }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, ({ timeStamp }) => (bench.act ??= timeStamp), { capture: true })
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('longtask', ({ duration }) => (bench.long += duration))
  each('layout-shift', ({ value, hadRecentInput }) => (bench.shift += hadRecentInput ? 0 : value))`

/** In milliseconds. A page that shows nothing ends the measurement. */
const PATIENCE = 60_000

/** What the page knows, as `Seen`. */
const now = (paint: string) =>
  `{ at: performance.now(), act: bench.act, long: bench.long, shift: bench.shift, firstPaint: ${paint} }`

/** Only a promise can be waited for: the page's policy lets nobody evaluate code in it again and again. */
const seen = (how: string) => `
  void (bench.seen = new Promise((see, fail) => {
    setTimeout(fail, ${PATIENCE}, new Error('not seen'))
    ${how}
  }))`

/** Notes when the target first has a size and, where `unlike` is given, another text. */
export const watchFor = (target: string, unlike: string | null = null) =>
  seen(`requestAnimationFrame(function look() {
    const found = document.querySelector(${JSON.stringify(target)})
    if (!found || found.getClientRects().length === 0 || found.textContent === ${JSON.stringify(unlike)})
      return void requestAnimationFrame(look)
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    see(${now('paint ? paint.startTime : 0')})
  })`)

/**
 * Keeps `entryShown`, which resolves when a menu's entry is shown. Playwright's own wait looks again after 20, 50 and
 * then 100 ms: an app whose menu comes a moment after one look would be charged until the next one.
 */
export const watchEntry = (entries: string, name: string) => `
  void (window.entryShown = new Promise((see) =>
    requestAnimationFrame(function look() {
      const found = [...document.querySelectorAll(${JSON.stringify(entries)})].some(
        (entry) => entry.textContent.trim() === ${JSON.stringify(name)} && entry.getClientRects().length > 0,
      )
      if (found) see()
      else requestAnimationFrame(look)
    }),
  ))`

/** Notes when the frame after the next key has been drawn. */
export const watchKey = seen(`
  addEventListener('keydown', () => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => see(${now('0')})
    port2.postMessage(0)
  }), { capture: true, once: true })`)

/** Milliseconds from the end of the last answer that the rows could show, until they were seen. */
export const sinceAnswer = (call: string) => `
  bench.seen.then(({ at }) => {
    const answered = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.endsWith(${JSON.stringify(call)}) && responseEnd > 0 && responseEnd <= at)
    return at - Math.max(...answered.map(({ responseEnd }) => responseEnd))
  })`
