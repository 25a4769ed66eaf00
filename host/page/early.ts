// The build inlines this script into the page. While the host's code is still loading, the script requests the registry
// and then the manifest of the remote that owns the address, and preloads that remote's files and what every section
// takes from the host. The host takes over these answers (src/federation/early.ts). Failures here must be silent,
// because the host asks again by itself. The script preloads files only if there is a token, and only of remotes that
// the last session was allowed to open.
import { inShare } from '../src/federation/canary'
import { owns } from '../src/router/owns'

type Release = { release: string; manifest: string; integrity?: Record<string, string> }
type Entry = Release & { remote: { base: string }; canary?: Release & { share: number } }
type Files = { assets?: { js?: { sync?: string[] }; css?: { sync?: string[] } } }
type Manifest = { metaData?: { remoteEntry?: { name: string } }; exposes?: (Files & { path: string })[] }

const answers: Record<string, Promise<Response>> = {}
const ask = (url: string, init?: RequestInit) => {
  const answer = fetch(url, init)
  answer.catch(() => undefined)
  answers[url] = answer
  return answer.then((response) => response.clone().json())
}
// With the same attributes as the element that uses the file; otherwise the browser fetches it twice.
const preload = (href: string, as: string, integrity: string | undefined) => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.crossOrigin = 'anonymous'
  if (integrity) link.integrity = integrity
  link.href = href
  document.head.append(link)
}
const stored = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The host's files, as the build writes them into the page: what every section takes from the host is one of them. */
const hostHashes = () =>
  JSON.parse(document.getElementById('integridad')?.textContent ?? '{}') as Record<string, string>

const start = async () => {
  const registry = (await ask('/remotes.json', { cache: 'no-store' })) as { remotes: Record<string, Entry> }
  const allowed = stored('token') ? (stored('remotos') ?? '').split(' ') : []
  const name = Object.keys(registry.remotes).find((key) => {
    const entry = registry.remotes[key]
    return entry !== undefined && allowed.includes(key) && owns(entry.remote.base, location.pathname)
  })
  const found = name === undefined ? undefined : registry.remotes[name]
  if (!found) return
  for (const [file, hash] of Object.entries(hostHashes()))
    if (/\/seccion\.\w+\.js$/.test(file)) preload(`/${file}`, 'script', hash)
  // If an empresa has its own release, this script cannot know it yet: the host requests that one itself.
  const { canary } = found
  const entry = canary?.manifest && inShare(stored('token'), canary.release, canary.share) ? canary : found
  const url = new URL(entry.manifest, location.href).href
  const hashes = entry.integrity ?? {}
  const integrity = hashes[url.slice(url.lastIndexOf('/') + 1)]
  const manifest = (await ask(url, integrity ? { integrity } : {})) as Manifest
  const announce = (file: string, as: string) => preload(new URL(file, url).href, as, hashes[file])
  const files = (manifest.exposes ?? []).find((expose) => expose.path === './module')?.assets
  if (manifest.metaData?.remoteEntry) announce(manifest.metaData.remoteEntry.name, 'script')
  for (const file of files?.js?.sync ?? []) announce(file, 'script')
  for (const file of files?.css?.sync ?? []) announce(file, 'style')
}
Object.assign(window, { respuestasTempranas: answers })
start().catch(() => undefined)
