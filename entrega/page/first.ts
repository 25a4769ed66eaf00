// The build inlines this script into the page (host/page/early.ts). While the host's code is loading, it requests the
// registry, and preloads the files of the remote that owns the address, with what every section takes from the host; for
// whoever is signed in also the session, without waiting: the last good registry (registry/registry.ts) names those
// files, of what the last session could open. Sign-in gets its own code, and needs no registry until someone types.
// The host takes over these answers (early.ts), and asks again by itself: failures here must be silent.
import type { Registry } from '@backoffice/shared/contract'
import { fetchRegistry, fetchSession, keepEarly, registryUrl, sessionKey } from './early.ts'
import { inShare } from './registry/canary.ts'
import { owns } from './owns.ts'

// With the same attributes as the element that uses the file; otherwise the browser fetches it twice.
const preload = (href: string, as: string, integrity: string | undefined) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', ...(integrity && { integrity }), href })
  document.head.append(link)
}
const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const token = stored('token')

/** Preloads a file of the host, of those that the build writes at the end of the page, and adds it to `coming`. */
const preloadOwn = (name: string) => {
  const hashes: Record<string, string> = JSON.parse(
    document.getElementById('integridad')?.textContent ?? '{}',
  )
  for (const [file, hash] of Object.entries(hashes)) {
    if (!file.startsWith(`assets/${name}.`) || !file.endsWith('.js')) continue
    preload(`/${file}`, 'script', hash)
    coming.add(new URL(`/${file}`, location.href).href)
  }
}

/** The addresses of the files that paint the page's frame and are still on their way. */
const coming = new Set<string>()

/** Resolves when the last file that paints the frame is on its way alone, or when the page's scripts have run. */
const frameIsComing = () =>
  new Promise<void>((resolve) => {
    document.querySelectorAll('script').forEach(({ src }) => src && coming.add(src))
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    new PerformanceObserver((list) => {
      list.getEntries().forEach(({ name }) => coming.delete(name))
      if (coming.size <= 1) resolve()
    }).observe({ type: 'resource', buffered: true })
  })

const begun = new Set<string>()

/** Preloads what the section at this address needs, once for each release. */
const begin = (registry: Registry) => {
  const allowed = token ? (stored('remotos') ?? '').split(' ') : []
  const name = Object.keys(registry.remotes).find((key) => {
    const entry = registry.remotes[key]
    return entry !== undefined && allowed.includes(key) && owns(entry.remote.base, location.pathname)
  })
  const found = name === undefined ? undefined : registry.remotes[name]
  if (!found) return
  // If an empresa has its own release, this script cannot know it yet: the host requests that one itself.
  const { canary } = found
  const entry = canary?.manifest && inShare(token, canary.release, canary.share) ? canary : found
  const url = new URL(entry.manifest, location.href).href
  if (begun.has(url)) return
  if (begun.size === 0) ['federation', 'section'].forEach(preloadOwn)
  begun.add(url)
  const { start } = entry
  // A release that does not say in the registry with which files it starts says it in its manifest, to the host alone.
  if (!start) return
  const announce = (as: string) => (file: string) =>
    preload(new URL(file, url).href, as, entry.integrity?.[file])
  const module = start.exposes['./module']
  announce('script')(start.entry)
  module?.js.forEach(announce('script'))
  module?.css.forEach(announce('style'))
}

const askSession = ({ config }: Registry, token: string) => {
  const base = config?.adminApiBase ?? process.env.ADMIN_API_BASE ?? ''
  keepEarly(sessionKey(base, token), fetchSession(base, token))
}

/** Requests what this page will need, as told above; never throws. */
export function askFirst(isSignIn: (path: string) => boolean): void {
  start(isSignIn).catch(() => undefined)
}

async function start(isSignIn: (path: string) => boolean) {
  // The names of the host's files stand at the end of the page.
  const parsed = new Promise((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  )
  if (!token && isSignIn(location.pathname)) {
    await parsed
    return preloadOwn('login')
  }
  const registry = fetchRegistry()
  keepEarly(registryUrl, registry)
  const answer = registry.then((response) => response.clone().json() as Promise<Registry>)
  answer.catch(() => undefined)
  const kept = token ? (JSON.parse(stored('registro') ?? 'null') as Registry | null) : null
  if (kept && token) askSession(kept, token)
  await parsed
  preloadOwn('shell')
  await frameIsComing()
  if (kept) begin(kept)
  if (!token) preloadOwn('login')
  begin(await answer)
}
