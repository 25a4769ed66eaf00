import { hashesUnder } from './hashes.ts'

const modulesBeside = (manifest: string) =>
  hashesUnder(new URL('.', manifest).href).filter(([url]) => /\.m?js$/.test(url))

const told = new Set<string>()

/** Tells the browser the hashes of a release's ES modules, which import each other, by an import map, once. */
export function sealModules(manifest: string): void {
  if (told.has(manifest)) return
  told.add(manifest)
  const map = document.createElement('script')
  map.type = 'importmap'
  map.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
  map.textContent = JSON.stringify({ integrity: Object.fromEntries(modulesBeside(manifest)) })
  document.head.append(map)
}

/** Replaces what the browser's cache has of a release's ES modules: a broken body cached as `immutable` would stay. */
export async function fetchModulesAnew(manifest: string): Promise<void> {
  await Promise.allSettled(modulesBeside(manifest).map(([url]) => fetch(url, { cache: 'reload' })))
}
