import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distinctOrigins, inlineScriptHashes, isSealed, registryOrigins } from '../csp.ts'
import { type Page, type Releases } from '../types.ts'
import { registryFile } from './registry-file.ts'

/** The releases of a site as its files are now: those of `npm start`, which tests edit. */
export function folderReleases(site: string, apiBase?: string): Releases {
  const registry = registryFile(site)
  return {
    registry,
    page: async () => pageOf(await readFile(join(site, 'index.html'), 'utf8'), await registry(), apiBase),
  }
}

/** The page, with the origins that its registry names. */
export function pageOf(html: string, registry: string | null, apiBase?: string): Page {
  const origins = registryOrigins(registry)
  return {
    html,
    scriptHashes: inlineScriptHashes(html),
    remoteOrigins: origins.remotes,
    apiOrigins: [...new Set([...distinctOrigins([apiBase]), ...origins.api])],
    isSealed: isSealed(html, registry),
  }
}
