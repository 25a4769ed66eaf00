import type { FileKind } from './elements.ts'
import { hashOf } from './hashes.ts'

/**
 * Prefetches a file into the browser's cache without running it. With `preload`, Chromium would warn about each file
 * that the page does not use within seconds.
 */
export function prefetchFile(kind: FileKind, url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'preload'
  link.as = kind
  link.crossOrigin = 'anonymous'
  const hash = hashOf(url)
  if (hash !== undefined && link.rel === 'preload') link.integrity = hash
  link.href = url
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => () => {
      link.remove()
      settle()
    }
    link.addEventListener('load', done(resolve))
    link.addEventListener(
      'error',
      done(() => reject(new Error(`${url} could not be fetched`))),
    )
    document.head.append(link)
  })
}
