interface Registry {
  config?: { adminApiBase?: string }
  remotes?: Record<string, { manifest?: string }>
}

/** The origins that the registry's text names, besides the page's own. A registry that can't be read names none. */
export function registryOrigins(text: string | null): { remotes: string[]; api: string[] } {
  const registry = parse(text)
  return {
    remotes: distinctOrigins(Object.values(registry.remotes ?? {}).map((remote) => remote.manifest)),
    api: distinctOrigins([registry.config?.adminApiBase]),
  }
}

/** The origins among these addresses; relative ones are the page's own and fall away. */
export function distinctOrigins(addresses: (string | undefined)[]): string[] {
  const origins = addresses
    .filter(
      (address) => typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address),
    )
    .map((address) => new URL(address as string).origin)
  return [...new Set(origins)]
}

function parse(text: string | null): Registry {
  try {
    return (JSON.parse(text ?? '{}') as Registry | null) ?? {}
  } catch {
    return {}
  }
}
