import { hashesUnder } from './hashes.ts'

const sealed = new Set<string>()

/**
 * Tells the browser the hashes of a release's ES modules, which import each other, by an import map, once per release.
 * @param address of any file of the release's folder
 */
export function sealModules(address: string): void {
  const folder = new URL('.', address).href
  if (sealed.has(folder)) return
  sealed.add(folder)
  const integrity = Object.fromEntries(modulesUnder(folder))
  const map = document.createElement('script')
  map.type = 'importmap'
  map.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  map.textContent = JSON.stringify({ integrity })
  document.head.append(map)
}

const modulesUnder = (folder: string) => hashesUnder(folder).filter(([url]) => /\.m?js$/.test(url))

/** Replaces what the browser's cache has of a release's ES modules: a broken body cached as `immutable` would stay. */
export async function fetchModulesAnew(address: string): Promise<void> {
  const anew = modulesUnder(new URL('.', address).href).map(([url]) => fetch(url, { cache: 'reload' }))
  await Promise.allSettled(anew)
}
