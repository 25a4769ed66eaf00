import type { Page } from 'playwright-core'

/** Something that started in the page and has not ended. */
interface Left {
  kind: 'oyente' | 'temporizador' | 'petición'
  what: string
  stack: string
}

/** The functions that the tracker offers inside the page, as `window.conformance`. */
interface Tracker {
  /** The active listeners on the window, the document, its root and body, and the active timers. */
  left(): Left[]
  /** The network requests since the last call of `forget`. */
  asked(): Left[]
  forget(): void
  /** How many copies of react-dom have started in this page. */
  renderers(): number
}

/** Calls the tracker of a page. */
export const askTracker = <K extends keyof Tracker>(page: Page, what: K): Promise<ReturnType<Tracker[K]>> =>
  page.evaluate(
    (name) => (window as unknown as { conformance: Tracker }).conformance[name](),
    what,
  ) as Promise<ReturnType<Tracker[K]>>

/**
 * Runs in the page before any of its scripts, and records with its stack what starts there and never ends. Playwright
 * sends its text to the browser, so it must not use anything from outside itself.
 */
export function track(): void {
  type Noted = Left & { key: unknown }
  const listeners: Noted[] = []
  const timers = new Map<number, Left>()
  let asked: Left[] = []
  let renderers = 0
  // The first line belongs to the error, the second to this function.
  const here = () => (new Error().stack ?? '').split('\n').slice(3).join('\n')
  const wide = (target: unknown) =>
    target && [window, document, document.documentElement, document.body].includes(target as Document)

  const add = EventTarget.prototype.addEventListener
  const remove = EventTarget.prototype.removeEventListener
  type Wanted = boolean | AddEventListenerOptions | undefined
  const capture = (options: Wanted) => (typeof options === 'object' ? options.capture : options) === true
  const drop = (target: unknown, type: string, listener: unknown, options: Wanted) => {
    const name = nameOf(target, type, capture(options))
    const at = listeners.findIndex(({ key, what }) => key === listener && what === name)
    if (at >= 0) listeners.splice(at, 1)
  }
  const nameOf = (target: unknown, type: string, capturing: boolean) =>
    `${type}${capturing ? ' (captura)' : ''} en ${target === window ? 'window' : target === document ? 'document' : (target as Element).localName}`
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (wide(this) && listener) {
      const what = nameOf(this, type, capture(options))
      if (!listeners.some((one) => one.key === listener && one.what === what))
        listeners.push({ kind: 'oyente', what, stack: here(), key: listener })
      const ended = () => drop(this, type, listener, options)
      if (typeof options === 'object') {
        options.signal?.addEventListener('abort', ended, { once: true })
        if (options.once) add.call(this, type, ended, { once: true, capture: capture(options) })
      }
    }
    return add.call(this, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (wide(this)) drop(this, type, listener, options)
    return remove.call(this, type, listener, options)
  }

  for (const [begin, end, repeats] of [
    ['setInterval', 'clearInterval', true],
    ['setTimeout', 'clearTimeout', false],
  ] as const) {
    const [begun, ended] = [window[begin], window[end]] as [
      (handler: TimerHandler, delay?: number, ...rest: unknown[]) => number,
      (id?: number) => void,
    ]
    const replaced = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      let id = 0
      const run = (...values: unknown[]) => {
        if (!repeats) timers.delete(id)
        if (typeof handler === 'function') (handler as (...values: unknown[]) => unknown)(...values)
      }
      id = begun(run, delay, ...rest)
      timers.set(id, { kind: 'temporizador', what: `${begin} de ${delay} ms`, stack: here() })
      return id
    }
    const cleared = (id?: number) => {
      if (id !== undefined) timers.delete(id)
      ended(id)
    }
    Object.assign(window, { [begin]: replaced, [end]: cleared })
  }

  const fetched = window.fetch
  window.fetch = (input, init) => {
    const what = String(input instanceof Request ? input.url : input)
    asked.push({ kind: 'petición', what, stack: here() })
    return fetched(input, init)
  }
  const open = XMLHttpRequest.prototype.open
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...parts: unknown[]) {
    asked.push({ kind: 'petición', what: String(parts[1]), stack: here() })
    return (open as (...parts: unknown[]) => void).apply(this, parts)
  }

  // Each copy of React registers with the hook of its developer tools.
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      inject: () => ++renderers,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  })

  const tracker: Tracker = {
    left: () => [...listeners.map(({ kind, what, stack }) => ({ kind, what, stack })), ...timers.values()],
    asked: () => asked,
    forget: () => void (asked = []),
    renderers: () => renderers,
  }
  Object.assign(window, { conformance: tracker })
}
