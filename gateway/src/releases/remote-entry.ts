import type { RegistryEntry } from '@backoffice/shared/contract'
import { Agent, request } from 'undici'
import { lookupAddresses } from '../addresses.ts'

const dispatcher = new Agent({
  pipelining: 0,
  connect: { timeout: 1_000, lookup: lookupAddresses },
  headersTimeout: 2_000,
  bodyTimeout: 2_000,
  maxResponseSize: 1_000_000,
})

/** What a remote's container says of itself; null while it is down, or says nothing that is an entry. */
export async function entryOf(server: string): Promise<RegistryEntry | null> {
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
