export interface PolicyFacts {
  nonce: string
  scriptHashes: string[]
  /** Origins of remotes that are served elsewhere. */
  remoteOrigins: string[]
  /** The api's origin, when it isn't this one. */
  apiOrigins: string[]
}

/** The page's content security policy: nothing unsafe, and no origin that is not in the registry. */
export function contentSecurityPolicy({
  nonce,
  scriptHashes,
  remoteOrigins,
  apiOrigins,
}: PolicyFacts): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...remoteOrigins],
    // Emotion writes its styles with the nonce of this very answer.
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...apiOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'", ...remoteOrigins, ...apiOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
