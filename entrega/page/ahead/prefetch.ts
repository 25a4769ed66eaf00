import { useLoader } from '@backoffice/shared'
import { onIdle } from '../idle.ts'
import type { Loader } from '../load/loader.ts'
import { useRemoteStates } from '../load/remote-states.ts'

/** After a sign-in most people open the first section of the menu: fetches its files at once, and runs it on idle. */
export function prefetchFirst(
  [first]: string[],
  { preload, warm }: Pick<Loader, 'preload' | 'warm'>,
  ran: (name: string, module: unknown) => void,
): void {
  if (first === undefined || savesData()) return
  void preload(first).then(() => onIdle(() => void warm(first).then((module) => ran(first, module))))
}

/** Prefetches one thing after another once the page has what it shows and the browser is idle. */
export function prefetchOnIdle(names: string[], preload: (name: string) => Promise<void>): () => void {
  const waiting = [...names]
  let stopped = false
  const next = () => {
    const name = waiting.shift()
    if (name === undefined) return
    onQuiet(() => {
      if (!stopped) void preload(name).then(next)
    })
  }
  if (!savesData()) next()
  return () => {
    stopped = true
  }
}

/**
 * A pointer that stays so many milliseconds is not just passing: every second one clicks, on average after 300 more
 * (A. Dieulot, Web Performance Calendar 2019).
 */
const STAYS = 65

/**
 * Gets the page behind a link ready before the click: its code as soon as the pointer or the focus reaches the link, and
 * its first question once they stay there, or the link is pressed.
 * @param remoteAt the remote that this person would open at a path, if any
 */
export function prefetchOnIntent(
  remoteAt: (pathname: string) => string | undefined,
  { preload, ask }: Record<'preload' | 'ask', (name: string, link: HTMLAnchorElement) => Promise<void>>,
): () => void {
  let timer = 0
  let reached: HTMLAnchorElement | null = null
  const listen = (event: Event) => {
    const link = savesData() ? null : linkOf(event.target)
    const isPress = event.type === 'pointerdown'
    if (link === reached && !isPress) return
    clearTimeout(timer)
    reached = link
    const name = link?.origin === window.location.origin ? remoteAt(link.pathname) : undefined
    if (!link || name === undefined) return
    void preload(name, link)
    timer = window.setTimeout(() => void ask(name, link), isPress ? 0 : STAYS)
  }
  // An open menu keeps the focus itself and highlights an entry, which the arrow keys change.
  const events = ['pointerover', 'focusin', 'keyup', 'pointerdown']
  for (const event of events) document.addEventListener(event, listen, { passive: true })
  return () => {
    clearTimeout(timer)
    events.forEach((event) => document.removeEventListener(event, listen))
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const highlighted = document.getElementById(target.getAttribute('aria-activedescendant') ?? '')
  return (highlighted ?? target).closest('a[href]')
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** So many milliseconds after the last answer or code arrived, nothing that the page shows is still on its way. */
const QUIET = 500

const busy = () =>
  useLoader.getState().pending > 0 ||
  Object.values(useRemoteStates.getState()).some(({ state }) => state === 'loading')

/** Runs something once what the page shows has arrived, and nothing else is to do. */
function onQuiet(run: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stops = [useLoader.subscribe(look), useRemoteStates.subscribe(look)]
  function look() {
    clearTimeout(timer)
    if (busy()) return
    timer = setTimeout(() => {
      stops.forEach((stop) => stop())
      onIdle(run)
    }, QUIET)
  }
  look()
}
