import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { namedInRegistry } from '../permisos/registry'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The permissions that the remotes in use name. They are only told to browsers, beside the api's own: what a call
     * needs never comes from here.
     */
    remotePermissions: () => Promise<readonly string[]>
  }
}

const FRESH_MS = 30_000
/** After a failure it is asked for sooner. */
const AGAIN_MS = 5_000

interface Options {
  /** The registry's file or address; null: the api knows its own permissions alone. */
  registry: string | null
}

/** Nobody waits for the registry but the first who asks, and that one a second at most; one that can't be read changes nothing. */
export default fp(async (app: FastifyInstance, { registry }: Options) => {
  let known: readonly string[] | undefined
  let askedAt = -Infinity
  let failed = false
  let asking: Promise<void> | undefined

  async function ask(source: string): Promise<void> {
    try {
      known = await namedInRegistry(source)
      failed = false
    } catch (err) {
      if (!failed) app.log.warn({ err, registry: source }, 'el registro de los remotos no se pudo leer')
      failed = true
    }
    askedAt = Date.now()
    asking = undefined
  }

  app.decorate('remotePermissions', async () => {
    if (registry === null) return []
    if (Date.now() - askedAt > (failed ? AGAIN_MS : FRESH_MS)) asking ??= ask(registry)
    if (known === undefined) await asking
    return known ?? []
  })
})
