import { onIdle } from '../idle'
import type { Loader } from './loader'
import { onQuiet } from './quiet'

/**
 * After a sign-in most people open the first section of the menu: fetches its files at once, and runs it as soon as the
 * browser is idle.
 * @param ran gets the section's module
 */
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
 * Prefetches the page behind a link as soon as the pointer or the focus reaches that link.
 * @param remoteAt the remote that this person would open at a path, if any
 */
export function prefetchOnIntent(
  remoteAt: (pathname: string) => string | undefined,
  preload: (name: string, pathname: string) => Promise<void>,
): () => void {
  const listen = (event: Event) => {
    const link = savesData() ? null : linkOf(event.target)
    if (link?.origin !== window.location.origin) return
    const name = remoteAt(link.pathname)
    if (name !== undefined) void preload(name, link.pathname)
  }
  // An open menu keeps the focus itself and highlights an entry, which the arrow keys change.
  const events = ['pointerover', 'focusin', 'keyup']
  for (const event of events) document.addEventListener(event, listen, { passive: true })
  return () => events.forEach((event) => document.removeEventListener(event, listen))
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null
  const highlighted = document.getElementById(target.getAttribute('aria-activedescendant') ?? '')
  return (highlighted ?? target).closest('a[href]')
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
