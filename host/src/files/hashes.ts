/** The published hash of each file that this page may run, by its address. */
const hashes = new Map<string, string>()

export const hashOf = (url: string): string | undefined => hashes.get(url)

/** Where files come from that nobody has published. */
const unsealed = new Set<string>()

/** Lets files below this address run without a hash. Hashes that are known hold all the same. */
export const allowUnsealed = (folder: string): void => void unsealed.add(new URL('./', folder).href)

/** Whether a file needs a hash: always but on a development server, which publishes none. */
export const sealed = (url: string): boolean =>
  process.env.NODE_ENV === 'production' && ![...unsealed].some((folder) => url.startsWith(folder))

/** Takes the hashes of a release, told by path beside `base`; it can tell none of another's files. */
export function addHashes(base: string, integrity: Record<string, string> = {}): void {
  const folder = new URL('.', base).href
  for (const [file, hash] of Object.entries(integrity)) {
    const { href } = new URL(file, base)
    if (href.startsWith(folder)) hashes.set(href, hash)
  }
}

/** The host's own: the build writes them into the page (tooling/federation/sealed-page.mjs). */
export function addHostHashes(): void {
  const text = document.getElementById('integridad')?.textContent
  if (text) addHashes(window.location.origin, JSON.parse(text) as Record<string, string>)
}
