import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { type InUse, readRegistry } from '../remotes/registry'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What the registry of the remotes says. Its permissions are only told to browsers, beside the api's own: what a call
     * needs never comes from here.
     * @param fresh for what may have been published a moment ago: worth the wait
     */
    remotesInUse: (fresh?: boolean) => Promise<InUse>
  }
}

const FRESH_MS = 30_000
/** After a failure, and by who needs it fresh, it is asked for sooner. */
const AGAIN_MS = 5_000

const NOTHING: InUse = { permissions: [], releases: new Set() }

interface Options {
  /** The registry's file or address; null: the api knows its own permissions alone. */
  registry: string | null
}

/**
 * Nobody waits for the registry but the first who asks and who needs it fresh, and these a second at most; one that can't
 * be read changes nothing.
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
    if (Date.now() - askedAt > (failed || fresh ? AGAIN_MS : FRESH_MS)) asking ??= ask(registry)
    if (known === undefined || fresh) await asking
    return known ?? NOTHING
  })
})
