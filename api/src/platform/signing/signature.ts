import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signed value and its expiry (Unix seconds). */
export interface Signed {
  what: Record<string, string>
  until: number
}

const mac = (key: Buffer, payload: string) => createHmac('sha256', key).update(`v1.${payload}`).digest()

/** `payload.mac`, both base64url: anyone can read the payload, but not change it. */
export function seal(key: Buffer, { what, until }: Signed): string {
  const payload = Buffer.from(JSON.stringify([until, what])).toString('base64url')
  return `${payload}.${mac(key, payload).toString('base64url')}`
}

/** The value signed with this key, or null if it is altered, not ours, or expired. */
export function unseal(key: Buffer, text: string, now = Date.now()): Record<string, string> | null {
  const [payload, given, rest] = text.split('.')
  if (!payload || !given || rest !== undefined || text.length > 4_000) return null
  const good = mac(key, payload)
  const sent = Buffer.from(given, 'base64url')
  // The text must match to the last bit: decoding base64url ignores some bits.
  if (sent.length !== good.length || !timingSafeEqual(sent, good)) return null
  if (sent.toString('base64url') !== given) return null
  const [until, what] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [number, Signed['what']]
  return until * 1000 > now ? what : null
}
