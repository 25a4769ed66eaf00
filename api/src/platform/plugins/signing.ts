import { hkdfSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { one } from '../database/one'
import { seal, unseal } from '../signing/signature'

export interface SignOptions {
  /** Seconds by which the end is rounded up: asked for twice within them, the same address comes out (and caches hold). */
  step?: number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Signs something for so many seconds: an opaque text that can stand in an address. */
    sign: (what: Record<string, string>, seconds: number, options?: SignOptions) => Promise<string>
    /** What was signed, or null when it is not ours or its time is over. */
    verify: (text: string) => Promise<Record<string, string> | null>
    /** A key of 32 bytes for another purpose, drawn from the same one. */
    keyFor: (purpose: string) => Promise<Buffer>
  }
}

/** Signatures that any process can check: their key lies in the database. */
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
