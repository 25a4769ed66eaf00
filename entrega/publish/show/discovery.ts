import type { PinnedEntry, Registry } from '@backoffice/shared/contract'

/** https://github.com/awslabs/frontend-discovery, schema/v1-pre.json. */
export interface Discovery {
  schema: string
  microFrontends: Record<string, Version[]>
}

interface Version {
  url: string
  metadata: { integrity: string; version: string }
  extras?: Record<string, unknown>
  deployment?: { traffic: number; default: boolean }
}

const schema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'

/** The registry in the frontend-discovery schema, for tools that do not know ours. */
export function toDiscovery({ remotes }: Registry): Discovery {
  const found = Object.entries(remotes).map(([name, { canary, disabled, pins = {}, ...inUse }]) => {
    const share = canary?.share ?? 0
    const off = disabled ? { disabled: disabled.reason } : {}
    const versions = [
      version(inUse, { traffic: disabled ? 0 : 100 - share, default: true }, off),
      ...(canary ? [version(canary, { traffic: disabled ? 0 : share, default: false })] : []),
      ...Object.entries(pins).map(([empresa, entry]) =>
        version(entry, { traffic: 0, default: false }, { empresa }),
      ),
    ]
    return [name, versions] as const
  })
  return { schema, microFrontends: Object.fromEntries(found) }
}

function version(
  { release, manifest, integrity, remote }: PinnedEntry,
  deployment: { traffic: number; default: boolean },
  more: Record<string, unknown> = {},
): Version {
  const door = manifest.slice(manifest.lastIndexOf('/') + 1)
  return {
    url: manifest,
    metadata: { integrity: integrity?.[door] ?? '', version: release },
    extras: { remote, ...more },
    deployment,
  }
}
