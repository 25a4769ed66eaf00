/** The published hash of each file that this page may run, by its address. */
const hashes = new Map<string, string>()

export const hashOf = (url: string): string | undefined => hashes.get(url)

/** The files below this address that have one. */
export const hashesUnder = (folder: string): [url: string, hash: string][] =>
  [...hashes].filter(([url]) => url.startsWith(folder))

/** The addresses of development servers, which publish no hashes. */
const unsealed = new Set<string>()

/** Lets files below this address run without a hash. Known hashes still apply. */
export const allowUnsealed = (folder: string): void => void unsealed.add(new URL('./', folder).href)

/** Whether a file needs a hash: always, except from a development server, which publishes none. */
export const sealed = (url: string): boolean =>
  process.env.NODE_ENV === 'production' && ![...unsealed].some((folder) => url.startsWith(folder))

/** Adds the hashes of a release, by path relative to `base`. A release can't provide a hash for another one's files. */
export function addHashes(base: string, integrity: Record<string, string> = {}): void {
  const folder = new URL('.', base).href
  for (const [file, hash] of Object.entries(integrity)) {
    const { href } = new URL(file, base)
    if (href.startsWith(folder)) hashes.set(href, hash)
  }
}

/** The hashes of the host's own files, which the build writes into the page (entrega/build/page/sealed-page.ts). */
export function addHostHashes(): void {
  const text = document.getElementById('integridad')?.textContent
  if (text) addHashes(window.location.origin, JSON.parse(text) as Record<string, string>)
}
