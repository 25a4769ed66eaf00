import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type InUse, readRegistry } from '../remotes/registry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The contents of the remotes' registry. Browsers receive its permissions beside the api's own; they never decide
     * what a call requires.
     * @param fresh waits for entries that may have been published a moment ago, or brought back by a rollback
     */
    remotesInUse: (fresh?: boolean) => Promise<InUse>
  }
}

const FRESH_MS = 30_000
/** After a failure the next read comes sooner. */
const AGAIN_MS = 5_000

const NOTHING: InUse = { permissions: [], releases: new Set() }

interface Options {
  /** The registry's file or address; null: the api knows its own permissions alone. */
  registry: string | null
}

/**
 * Only the first request, and those that need a fresh copy, wait for the registry, for at most one second; an
 * unreadable registry changes nothing.
 */
export default fp(async (app: FastifyInstance, { registry }: Options) => {
  let known: InUse | undefined
  let askedAt = -Infinity
  let failed = false
  let asking: Promise<void> | undefined

  async function ask(source: string): Promise<void> {
    try {
      known = await readRegistry(source)
      failed = false
    } catch (err) {
      if (!failed) app.log.warn({ err, registry: source }, 'el registro de los remotos no se pudo leer')
      failed = true
    }
    askedAt = Date.now()
    asking = undefined
  }

  app.decorate('remotesInUse', async (fresh = false) => {
    if (registry === null) return NOTHING
    const age = Date.now() - askedAt
    if (failed ? age > AGAIN_MS : fresh || age > FRESH_MS) asking ??= ask(registry)
    if (known === undefined || fresh) await asking
    return known ?? NOTHING
  })
})
