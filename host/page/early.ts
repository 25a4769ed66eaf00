// Inlined into the page: while the host's code is still loading, this script requests the registry, then the manifest of the remote that
// owns the address, and preloads that remote's files. The host takes these answers over (src/federation/early.ts). Failures here must be
// silent: the host asks again by itself. It preloads files only for remotes that the last session was allowed to open, and only if there is
// a token.
import { owns } from '../src/router/owns'

type Entry = { manifest: string; remote: { base: string } }
type Files = { assets?: { js?: { sync?: string[] }; css?: { sync?: string[] } } }
type Manifest = { metaData?: { remoteEntry?: { name: string } }; exposes?: (Files & { path: string })[] }

const answers: Record<string, Promise<Response>> = {}
const ask = (url: string, init?: RequestInit) => {
  const answer = fetch(url, init)
  answer.catch(() => undefined)
  answers[url] = answer
  return answer.then((response) => response.clone().json())
}
const preload = (href: string, as: string) => {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
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

const start = async () => {
  const registry = (await ask('/remotes.json', { cache: 'no-store' })) as { remotes: Record<string, Entry> }
  const allowed = stored('token') ? (stored('remotos') ?? '').split(' ') : []
  const name = Object.keys(registry.remotes).find((key) => {
    const entry = registry.remotes[key]
    return entry !== undefined && allowed.includes(key) && owns(entry.remote.base, location.pathname)
  })
  const entry = name === undefined ? undefined : registry.remotes[name]
  if (!entry) return
  const url = new URL(entry.manifest, location.href).href
  const manifest = (await ask(url)) as Manifest
  const files = (manifest.exposes ?? []).find((expose) => expose.path === './module')?.assets
  if (manifest.metaData?.remoteEntry) preload(new URL(manifest.metaData.remoteEntry.name, url).href, 'script')
  for (const file of files?.js?.sync ?? []) preload(new URL(file, url).href, 'script')
  for (const file of files?.css?.sync ?? []) preload(new URL(file, url).href, 'style')
}
Object.assign(window, { respuestasTempranas: answers })
start().catch(() => undefined)
