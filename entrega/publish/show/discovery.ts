import type { PinnedEntry, Registry } from '@backoffice/shared/contract'

const schema = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json'

/** The registry in the frontend-discovery schema, for tools that do not know ours. */
export function toDiscovery({ remotes }: Registry) {
  const found = Object.entries(remotes).map(([name, { canary, disabled, pins = {}, ...inUse }]) => {
    const share = canary?.share ?? 0
    const versions = [
      version(inUse, disabled ? 0 : 100 - share, true, disabled && { disabled: disabled.reason }),
      ...(canary ? [version(canary, disabled ? 0 : share, false)] : []),
      ...Object.entries(pins).map(([empresa, pinned]) => version(pinned, 0, false, { empresa })),
    ]
    return [name, versions] as const
  })
  return { schema, microFrontends: Object.fromEntries(found) }
}

function version(
  { release, manifest, integrity, remote }: PinnedEntry,
  traffic: number,
  isDefault: boolean,
  more: Record<string, string> = {},
) {
  const door = manifest.slice(manifest.lastIndexOf('/') + 1)
  return {
    url: manifest,
    metadata: { integrity: integrity?.[door] ?? '', version: release },
    extras: { remote, ...more },
    deployment: { traffic, default: isDefault },
  }
}
