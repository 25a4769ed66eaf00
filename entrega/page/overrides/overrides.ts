import type { Registry, RegistryEntry, RemoteManifest } from '@backoffice/shared/contract'
import { allowUnsealed } from '../files/hashes.ts'
import { key, readOverrides, type Override } from './kept-overrides.ts'
import { entryForAll, problemIn, remoteManifest } from '@backoffice/shared/contract/remotes'

const isDevelopment = process.env.NODE_ENV === 'development'
const isLoopback = (origin: string) => /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(origin)

/**
 * Whether a release is being developed, in a deployed host that this machine serves to itself (`npm run dev -- --host`):
 * its files change all the time and have no hashes.
 */
export const isLocalRelease = ({ release }: RegistryEntry, page = window.location.origin): boolean =>
  release === 'dev' && isLoopback(page)

/** The origins that the registry allows; what is not text, as outside data may be, allows nothing. */
export const listedOrigins = ({ config }: Registry): string[] =>
  Array.isArray(config?.overrides) ? config.overrides.filter((origin) => typeof origin === 'string') : []

/** During development this machine is allowed, too. */
export const isAllowed = (registry: Registry, origin: string, development = isDevelopment): boolean =>
  listedOrigins(registry).includes(origin) || (development && isLoopback(origin))

/** Whether this page offers overrides at all. */
export const canOverride = (registry: Registry, development = isDevelopment): boolean =>
  development || listedOrigins(registry).length > 0

/** Takes a remote from another origin or, with null, from the registry again; it takes effect after a reload. */
export function setOverride(name: string, override: Override | null): void {
  const { [name]: _, ...others } = readOverrides()
  const next = override ? { ...others, [name]: override } : others
  if (Object.keys(next).length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(next))
}

/** The registry with this tab's overrides, as far as it allows their origins. */
export function overridden<R extends Registry>(registry: R): R {
  const remotes: Registry['remotes'] = { ...registry.remotes }
  for (const [name, override] of Object.entries(readOverrides())) {
    const entry = entryFrom(override)
    if (!(name in remotes) || !entry || !isAllowed(registry, override.origin)) continue
    // Only published files have hashes, and what this tab tries is not published.
    allowUnsealed(override.origin)
    remotes[name] = entry
  }
  return { ...registry, remotes }
}

function entryFrom(override: Override | undefined): RegistryEntry | null {
  if (typeof override?.origin !== 'string') return null
  const { origin, remote } = override
  const entry = { release: 'otro-origen', manifest: `${origin}/mf-manifest.json`, remote }
  return problemIn(entryForAll, entry, origin) === null ? entry : null
}

/** The `remote.json` of an origin; null if it has none for a remote of this name. */
export async function offerAt(origin: string, name: string): Promise<RemoteManifest | null> {
  try {
    const response = await fetch(`${origin}/remote.json`, { cache: 'no-store' })
    const remote: unknown = await response.json()
    if (problemIn(remoteManifest, remote, origin) !== null) return null
    return (remote as RemoteManifest).name === name ? (remote as RemoteManifest) : null
  } catch {
    return null
  }
}
