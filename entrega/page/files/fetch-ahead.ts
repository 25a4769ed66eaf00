import { hashOf } from './hashes.ts'
import { comes, linkTo, type FileKind } from './put-into-page.ts'

// In a file of its own, like modules.ts: both come with the frame, because sign-in needs neither.

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
