import { hkdfSync } from 'node:crypto'
import { sql } from '../database/drizzle.ts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { one } from '../database/statements/one.ts'
import { seal, unseal } from '../signing/signature.ts'

export interface SignOptions {
  /**
   * The expiry is rounded up to a multiple of this many seconds: requests within them get the same address, which
   * caches can use.
   */
  step?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs a value for this many seconds: an opaque text for use in an address. */
    sign: (what: Record<string, string>, seconds: number, options?: SignOptions) => Promise<string>
    /** The signed value, or null when the text is not ours or has expired. */
    verify: (text: string) => Promise<Record<string, string> | null>
    /** A 32-byte key for another purpose, derived from the same secret. */
    keyFor: (purpose: string) => Promise<Buffer>
  }
}

/** Signatures that any process can check, because their key is in the database. */
export default fp(async (app: FastifyInstance) => {
  let known: Buffer | undefined
  const key = async () =>
    (known ??= one(
      await app.db.direct.execute<{ clave: Buffer }>(sql`select clave from secretos where nombre = 'firma'`),
    ).clave)

  app.decorate('keyFor', async (purpose) => Buffer.from(hkdfSync('sha256', await key(), '', purpose, 32)))
  app.decorate('sign', async (what, seconds, { step = 1 } = {}) => {
    const until = Math.ceil((Date.now() / 1000 + seconds) / step) * step
    return seal(await key(), { what, until })
  })
  app.decorate('verify', async (text) => unseal(await key(), text))
})
