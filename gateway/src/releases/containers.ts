import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { Agent, request } from 'undici'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lookupAddresses } from '../forward/addresses.ts'
import { pageOf } from '../policy/csp.ts'
import { type Releases } from '../types.ts'

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
      return { ...pageOf(html, null, config.adminApiBase), remoteOrigins, keptOrigins: remoteOrigins }
    },
  }
}

const dispatcher = new Agent({
  pipelining: 0,
  connect: { timeout: 1_000, lookup: lookupAddresses },
  headersTimeout: 2_000,
  bodyTimeout: 2_000,
  maxResponseSize: 1_000_000,
})

/** What a remote's container says of itself; null while it is down, or says nothing that is an entry. */
async function entryOf(server: string): Promise<RegistryEntry | null> {
  try {
    const { statusCode, body } = await request(`http://${server}/registro.json`, { dispatcher })
    if (statusCode !== 200) return await body.dump().then(() => null)
    const entry = (await body.json()) as RegistryEntry | null
    return typeof entry?.release === 'string' && typeof entry.manifest === 'string' ? entry : null
  } catch {
    return null
  }
}

/** A remote that has never answered is still listed: its pages say that it is unavailable, and offer a retry. */
export const away = (name: string): RegistryEntry => ({
  release: 'sin-respuesta',
  manifest: `/remotes/${name}/sin-respuesta/mf-manifest.json`,
  remote: {
    name,
    base: `/${name}`,
    contract: '*',
    routes: [{ path: `/${name}` }],
    menu: [],
    exposes: ['./module'],
  },
})
