import { isIP } from 'node:net'

/** For whom passkeys are: the domain that they belong to, and the only origin that may use them. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Of the installation's public address; null: browsers allow no passkeys there (an IP address, or no TLS). */
export function relyingParty(publicUrl: string): RelyingParty | null {
  if (!URL.canParse(publicUrl)) return null
  const { hostname, origin, protocol } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : null
}
