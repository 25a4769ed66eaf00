import type { RegistryEntry } from '@backoffice/shared/contract'
import { createHash } from 'node:crypto'

/** The page, with the facts that its policy depends on. */
export type Page = ReturnType<typeof pageOf>

/** @param apiBase the api's, if it is known without the registry */
export function pageOf(html: string, registry: string | null, apiBase?: string) {
  const origins = registryOrigins(registry)
  return {
    html,
    scriptHashes: inlineScriptHashes(html),
    /** Origins of remotes that are served elsewhere. */
    remoteOrigins: [...new Set([...origins.remotes, ...origins.overrides])],
    /** Those whose files browsers may keep for opening the page without connection: of releases alone. */
    keptOrigins: origins.remotes,
    /** The api's origin, when it isn't this one. */
    apiOrigins: [...new Set([...distinctOrigins([apiBase]), ...origins.api])],
    isSealed: isSealed(html, registry),
  }
}

/** The page's content security policy: nothing unsafe, and only the origins in the registry. */
export function contentSecurityPolicy(nonce: string, page: Page): string {
  const { scriptHashes, remoteOrigins, apiOrigins } = page
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // With this answer's nonce the page tells the browser the hashes of a remote's ES modules (entrega/page/files/hashes.ts).
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

/** The content security policy's sources for the page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="application\/json"/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** The header with which a browser runs no script that names no hash (W3C, Integrity Policy). */
export const integrityPolicy = { 'Integrity-Policy': 'blocked-destinations=(script)' }

/** Whether every script names its hash: the build wrote them, and nobody may take a remote from elsewhere. */
export const isSealed = (html: string, registry: string | null): boolean =>
  html.includes('id="integridad"') && [parse(registry).config?.overrides ?? []].flat().length === 0

/** The members of a registry that name origins; anything may be in their place. */
interface Registry {
  config?: { adminApiBase?: unknown; overrides?: unknown }
  remotes?: Record<string, Partial<RegistryEntry> | null> | null
}

/** The origins in the registry's text, besides the page's own. An unreadable registry has none. */
export function registryOrigins(text: string | null): Record<'remotes' | 'overrides' | 'api', string[]> {
  const registry = parse(text)
  const overrides = registry.config?.overrides
  return {
    remotes: distinctOrigins(Object.values(registry.remotes ?? {}).flatMap(manifestsOf)),
    overrides: distinctOrigins(Array.isArray(overrides) ? overrides : []),
    api: distinctOrigins([registry.config?.adminApiBase]),
  }
}

/** Where a session may get this remote from: the release in use, its canary, the release of its empresa. */
const manifestsOf = (entry: Partial<RegistryEntry> | null): unknown[] =>
  [entry, entry?.canary, ...Object.values(entry?.pins ?? {})].map((release) => release?.manifest)

/** The origins among these addresses; relative addresses belong to the page's own origin and are skipped. */
function distinctOrigins(addresses: unknown[]): string[] {
  const origins = addresses
    .filter((address) => typeof address === 'string')
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin)
    // A host name may contain `;`, which would end a directive.
    .filter((origin) => /^https?:\/\/[\w.:[\]-]+$/.test(origin))
  return [...new Set(origins)]
}

function parse(text: string | null): Registry {
  try {
    return (JSON.parse(text ?? '{}') as Registry | null) ?? {}
  } catch {
    return {}
  }
}
