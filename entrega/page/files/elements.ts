export type FileKind = 'script' | 'style' | 'module'

/** The media types under which servers send such a file. */
export const mediaType: Record<FileKind, RegExp> = {
  script: /javascript|ecmascript/i,
  module: /javascript|ecmascript/i,
  style: /text\/css/i,
}

/** The elements that this module creates, which have a hash (take-insertions.ts). */
export const ours = new WeakSet<Node>()

type FileElement = HTMLScriptElement | HTMLLinkElement

function scriptElement(url: string): FileElement {
  const script = document.createElement('script')
  script.src = url
  return script
}

function styleElement(url: string): FileElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  // webpack takes any link with the style's address for a loaded style. It reads this attribute first, which hides a
  // link that is still loading.
  link.dataset.href = 'por-comprobar'
  return link
}

/** Brings a module with its bytes checked; whoever imports it runs it. */
function moduleElement(url: string): FileElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  return link
}

const elementOf = { script: scriptElement, style: styleElement, module: moduleElement }

/**
 * Runs a script, brings a module or adds a style to the page; the browser itself refuses bytes with another hash.
 * @returns whether it succeeded
 */
export function putIntoPage(
  kind: FileKind,
  url: string,
  hash: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  const element = elementOf[kind](url)
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
