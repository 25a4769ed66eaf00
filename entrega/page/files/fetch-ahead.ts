import type { FileKind } from './put-into-page.ts'
import { hashOf } from './hashes.ts'

/** Fetches a file that the page is about to use. */
export const preloadFile = (kind: FileKind, url: string): void =>
  void fetchAhead('preload', kind, url).catch(() => undefined)

/** Fetches into the cache without running. With `preload`, Chromium would warn of what is not used within seconds. */
export const prefetchFile = (kind: FileKind, url: string): Promise<void> =>
  fetchAhead(document.createElement('link').relList.supports('prefetch') ? 'prefetch' : 'preload', kind, url)

/** With the attributes of the element that uses the file; otherwise the browser fetches it twice. */
function fetchAhead(rel: 'preload' | 'prefetch', as: FileKind, href: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel, as, crossOrigin: 'anonymous', href })
  const hash = hashOf(href)
  if (hash !== undefined && rel === 'preload') link.integrity = hash
  return new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} could not be fetched`)))
    document.head.append(link)
  }).finally(() => link.remove())
}
