import { randomBytes } from 'node:crypto'

const [TENANT_BYTES, RANDOM_BYTES] = [16, 24]

/**
 * The secret of an address that is read without a session. It names its tenant, whose rows nobody else reads; the rest
 * is chance. The database has only its hash.
 */
export const newFicha = (idLocatario: string): string =>
  Buffer.concat([Buffer.from(idLocatario.replaceAll('-', ''), 'hex'), randomBytes(RANDOM_BYTES)]).toString(
    'base64url',
  )

/** Reads the tenant out of such a secret; null if the text is not one. */
export function tenantIn(ficha: string): string | null {
  if (!/^[\w-]{54}$/.test(ficha)) return null
  const bytes = Buffer.from(ficha, 'base64url')
  // The last letter has bits that decoding ignores: each address can be written in one way only.
  if (bytes.length !== TENANT_BYTES + RANDOM_BYTES || bytes.toString('base64url') !== ficha) return null
  const hex = bytes.subarray(0, TENANT_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
