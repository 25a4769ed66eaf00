import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distinctOrigins, inlineScriptHashes, isSealed } from '../csp.ts'
import { type Releases } from '../types.ts'
import { away, entryOf } from './remote-entry.ts'

export interface ContainersOptions {
  /** The folder of the page. */
  site: string
  /** The `host:port` of each remote's container, by the remote's name. */
  remotes: Record<string, string>
  /** The bases of the api and the public site, if they differ from the page's own (G-20). */
  config?: { adminApiBase?: string; adminSiteBase?: string }
  /** The other origins that the page may take remotes from: no container chooses them. */
  remoteOrigins?: string[]
}

/** So nobody waits for a remote that is down: what the containers last said is the answer, and at this age is renewed. */
const maxAge = 1_000

/** The registry in which each remote's container says its own entry, and the page of this image. */
export function containerReleases(options: ContainersOptions): Releases {
  const { site, remotes, config = {}, remoteOrigins = [] } = options
  const said = new Map<string, RegistryEntry>()
  let askedAt = -Infinity
  let asking: Promise<unknown> | null = null

  const ask = async ([name, server]: [string, string]) => {
    const entry = await entryOf(server)
    if (entry) said.set(name, entry)
  }
  const renewed = () =>
    (asking ??= Promise.all(Object.entries(remotes).map(ask)).finally(() => {
      askedAt = performance.now()
      asking = null
    }))

  return {
    registry: async () => {
      if (askedAt === -Infinity) await renewed()
      else if (performance.now() - askedAt > maxAge) void renewed()
      const entries = Object.keys(remotes).map((name) => [name, said.get(name) ?? away(name)] as const)
      const registry: Registry = {
        format: 1,
        ...(Object.keys(config).length > 0 && { config }),
        remotes: Object.fromEntries(entries),
      }
      return `${JSON.stringify(registry)}\n`
    },
    page: async () => {
      const html = await readFile(join(site, 'index.html'), 'utf8')
      return {
        html,
        scriptHashes: inlineScriptHashes(html),
        remoteOrigins,
        apiOrigins: distinctOrigins([config.adminApiBase]),
        isSealed: isSealed(html, null),
      }
    },
  }
}
