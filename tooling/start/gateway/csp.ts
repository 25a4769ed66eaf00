import { createHash } from 'node:crypto'

export interface PolicyFacts {
  nonce: string
  scriptHashes: string[]
  /** Origins of remotes that are served elsewhere. */
  remoteOrigins: string[]
  /** The api's origin, when it isn't this one. */
  apiOrigins: string[]
}

/** The page's content security policy: nothing unsafe, and only the origins in the registry. */
export function contentSecurityPolicy({
  nonce,
  scriptHashes,
  remoteOrigins,
  apiOrigins,
}: PolicyFacts): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...remoteOrigins],
    // Emotion inserts its styles with this answer's nonce.
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...apiOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'", ...remoteOrigins, ...apiOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // The product's code sends every form itself.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The content security policy's sources for the page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="application\/json"/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

interface Registry {
  config?: { adminApiBase?: string; overrides?: unknown }
  remotes?: Record<string, { manifest?: string }>
}

/** The origins in the registry's text, besides the page's own. An unreadable registry has none. */
export function registryOrigins(text: string | null): { remotes: string[]; api: string[] } {
  const registry = parse(text)
  const overrides = registry.config?.overrides
  return {
    remotes: distinctOrigins([
      ...Object.values(registry.remotes ?? {}).map((remote) => remote.manifest),
      ...(Array.isArray(overrides) ? (overrides as string[]) : []),
    ]),
    api: distinctOrigins([registry.config?.adminApiBase]),
  }
}

/** The origins among these addresses; relative addresses belong to the page's own origin and are skipped. */
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
