import type { RegistryEntry } from '@backoffice/shared/contract'
import { createHash } from 'node:crypto'

/** The page, with the facts that its policy depends on. */
export type Page = ReturnType<typeof pageOf>

/** @param apiBase the api's, if it is known without the registry */
export function pageOf(html: string, registry: string | null, apiBase?: string) {
  const { config, remotes } = parse(registry)
  const overrides = config?.overrides ?? []
  const keptOrigins = originsOf(Object.values(remotes ?? {}).flatMap(manifestsOf))
  return {
    html,
    scriptHashes: inlineScriptHashes(html),
    /** Origins of remotes that are served elsewhere. */
    remoteOrigins: [...new Set([...keptOrigins, ...originsOf(Array.isArray(overrides) ? overrides : [])])],
    /** Those whose files browsers may keep for opening the page without connection: of releases alone. */
    keptOrigins,
    /** The api's origin, when it isn't this one. */
    apiOrigins: originsOf([apiBase, config?.adminApiBase]),
    /** Whether every script names its hash: the build wrote them, and nobody may take a remote from elsewhere. */
    isSealed: html.includes('id="integridad"') && [overrides].flat().length === 0,
  }
}

/** The page's content security policy: nothing unsafe, and only the origins in the registry. */
export function contentSecurityPolicy(nonce: string, page: Page): string {
  const { scriptHashes, remoteOrigins, apiOrigins } = page
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // With this answer's nonce the page tells the browser the hashes of a remote's ES modules (entrega/page/files/modules.ts).
    'script-src': ["'self'", `'nonce-${nonce}'`, ...scriptHashes, ...remoteOrigins],
    // Emotion inserts its styles with this answer's nonce.
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...apiOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'", ...remoteOrigins, ...apiOrigins],
    'worker-src': ["'self'"],
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

export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="application\/json"/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** The header with which a browser runs no script that names no hash (W3C, Integrity Policy). */
export const integrityPolicy = { 'Integrity-Policy': 'blocked-destinations=(script)' }

/** The members of a registry that name origins; anything may be in their place. */
interface Registry {
  config?: { adminApiBase?: unknown; overrides?: unknown }
  remotes?: Record<string, Partial<RegistryEntry> | null> | null
}

/** Where a session may get this remote from: the release in use, its canary, the release of its empresa. */
const manifestsOf = (entry: Partial<RegistryEntry> | null): unknown[] =>
  [entry, entry?.canary, ...Object.values(entry?.pins ?? {})].map((release) => release?.manifest)

/** The origins of these addresses; a relative one belongs to the page's own origin. */
function originsOf(addresses: unknown[]): string[] {
  const origins = addresses
    .filter(
      (address) => typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address),
    )
    .map((address) => new URL(address as string).origin)
    // A host name may contain `;`, which would end a directive.
    .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin))
  return [...new Set(origins)]
}

/** An unreadable registry names none. */
function parse(text: string | null): Registry {
  try {
    return (JSON.parse(text ?? '{}') as Registry | null) ?? {}
  } catch {
    return {}
  }
}
