import type { FileKind } from './elements.ts'
import { hashOf } from './hashes.ts'

/**
 * Fetches a file that the page is about to use. With the same attributes as the element that uses it; otherwise the
 * browser fetches it twice.
 */
export function preloadFile(kind: FileKind, url: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = kind
  link.crossOrigin = 'anonymous'
  const hash = hashOf(url)
  if (hash !== undefined) link.integrity = hash
  link.href = url
  const done = () => link.remove()
  link.addEventListener('load', done)
  link.addEventListener('error', done)
  document.head.append(link)
}
