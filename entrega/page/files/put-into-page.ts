import { hashOf } from './hashes.ts'

export type FileKind = 'script' | 'style' | 'module'
type Element = HTMLScriptElement | HTMLLinkElement

/** The elements that this module creates, which have a hash (take-insertions.ts). */
export const ours = new WeakSet<Node>()

/** Puts a file into the page; the browser itself refuses bytes with another hash. @returns whether it succeeded */
export async function putIntoPage(kind: FileKind, url: string, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false
  const element = elementFor(kind, url)
  const came = await comes(element, hashOf(url), signal)
  if (!came || kind !== 'style') element.remove()
  return came
}

/** A module comes with its bytes checked; whoever imports it runs it. */
function elementFor(kind: FileKind, url: string): Element {
  if (kind === 'script') return Object.assign(document.createElement('script'), { src: url })
  const link = linkTo(kind === 'style' ? 'stylesheet' : 'modulepreload', url)
  // webpack takes any link with the style's address for a loaded style. It reads this attribute first, which hides a
  // link that is still loading.
  if (kind === 'style') link.dataset.href = 'por-comprobar'
  return link
}

/** Fetches a file that the page is about to use. */
export const preloadFile = (kind: FileKind, url: string): void => void fetchAhead('preload', kind, url)

/** Fetches into the cache without running. With `preload`, Chromium would warn of what is not used within seconds. */
export async function prefetchFile(kind: FileKind, url: string): Promise<void> {
  const rel = document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload'
  if (!(await fetchAhead(rel, kind, url))) throw new Error(`${url} could not be fetched`)
}

async function fetchAhead(rel: 'preload' | 'prefetch', as: FileKind, url: string): Promise<boolean> {
  const link = Object.assign(linkTo(rel, url), { as })
  return comes(link, rel === 'preload' ? hashOf(url) : undefined).finally(() => link.remove())
}

const linkTo = (rel: string, href: string) => Object.assign(document.createElement('link'), { rel, href })

/** Every element for a file has the same attributes: otherwise the browser would fetch it twice. */
function comes(element: Element, hash: string | undefined, signal?: AbortSignal): Promise<boolean> {
  ours.add(element)
  element.crossOrigin = 'anonymous'
  if (hash !== undefined) element.integrity = hash
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(true))
    element.addEventListener('error', () => resolve(false))
    signal?.addEventListener('abort', () => resolve(false))
    document.head.append(element)
  })
}
