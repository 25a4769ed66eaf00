export type FileKind = 'script' | 'style' | 'module'

/** The elements that this module creates, which have a hash (take-insertions.ts). */
export const ours = new WeakSet<Node>()

/** A module comes with its bytes checked; whoever imports it runs it. */
function elementFor(kind: FileKind, url: string): HTMLScriptElement | HTMLLinkElement {
  if (kind === 'script') return Object.assign(document.createElement('script'), { src: url })
  const link = document.createElement('link')
  link.rel = kind === 'style' ? 'stylesheet' : 'modulepreload'
  link.href = url
  // webpack takes any link with the style's address for a loaded style. It reads this attribute first, which hides a
  // link that is still loading.
  if (kind === 'style') link.dataset.href = 'por-comprobar'
  return link
}

/** Puts a file into the page; the browser itself refuses bytes with another hash. @returns whether it succeeded */
export function putIntoPage(
  kind: FileKind,
  url: string,
  hash: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  const element = elementFor(kind, url)
  ours.add(element)
  element.crossOrigin = 'anonymous'
  if (hash !== undefined) element.integrity = hash
  return new Promise((resolve) => {
    const drop = () => {
      element.remove()
      resolve(false)
    }
    element.addEventListener('error', drop)
    signal.addEventListener('abort', drop)
    element.addEventListener('load', () => {
      if (kind !== 'style') element.remove()
      signal.removeEventListener('abort', drop)
      resolve(true)
    })
    document.head.append(element)
  })
}
