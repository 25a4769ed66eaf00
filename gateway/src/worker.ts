import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page } from './policy/csp.ts'

/** Where browsers find the worker that opens the page without connection (E-20), whatever release is in use. */
export const workerPath = '/sin-linea.js'

/** How a host's page names its worker, among the hashes of its files. A page of an earlier release names none. */
const named = /"(assets\/sin-linea\.\w+\.js)":"(sha384-[^"]+)"/

/** The page of an operator who wants no worker (OFFLINE). */
export const withoutWorker = (html: string): string =>
  html.replace(new RegExp(`${named.source},|,${named.source}`), '')

/** The last worker: browsers that have one take this in its place, and forget both and all that was kept. */
const farewell = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('sin-linea-'))
    await Promise.all(names.map((name) => caches.delete(name)))
    indexedDB.deleteDatabase('workbox-expiration')
    await registration.unregister()
  }
  event.waitUntil(forget())
})
`

/**
 * The text of the worker: the one of the page's release, with the origins that it may fetch from, so that another registry
 * makes another worker; of a page that names none, the last one.
 * @returns null while the file is missing or is not the one that the page names
 */
export async function workerText(site: string, page: Page): Promise<string | null> {
  const [, file, hash] = named.exec(page.html) ?? []
  if (file === undefined) return farewell
  const program = await readFile(join(site, file)).catch(() => null)
  if (!program || `sha384-${createHash('sha384').update(program).digest('base64')}` !== hash) return null
  return `self.origenes=${JSON.stringify(page.keptOrigins)};\n${program.toString()}`
}

/** The worker's own policy: it runs nothing else, and fetches what the page may fetch of releases. */
export const workerPolicy = ({ keptOrigins }: Page): string =>
  `default-src 'none'; connect-src ${["'self'", ...keptOrigins].join(' ')}`
