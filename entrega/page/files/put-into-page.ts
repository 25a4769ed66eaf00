import { hashOf } from './hashes.ts'

export type FileKind = 'script' | 'style' | 'module'
type FileElement = HTMLScriptElement | HTMLLinkElement

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
function elementFor(kind: FileKind, url: string): FileElement {
  if (kind === 'script') return Object.assign(document.createElement('script'), { src: url })
  const link = linkTo(kind === 'style' ? 'stylesheet' : 'modulepreload', url)
  // webpack takes any link with the style's address for a loaded style. It reads this attribute first, which hides a
  // link that is still loading.
  if (kind === 'style') link.dataset.href = 'por-comprobar'
  return link
}

export const linkTo = (rel: string, href: string) =>
  Object.assign(document.createElement('link'), { rel, href })

/** Every element for a file has the same attributes: otherwise the browser would fetch it twice. */
export function comes(
  element: FileElement,
  hash: string | undefined,
  signal?: AbortSignal,
): Promise<boolean> {
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
