import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a failure that came of the database being away. */
    noteOutage: (error: unknown) => void
  }
}

const LOOK_AGAIN_MS = 1_000

/**
 * One line when the database goes away and one when it is back, however many requests fail meanwhile: each of them with a
 * stack would fill a disk in a night. That it is back is asked for, as nobody may be working then.
 */
export default fp(async (app: FastifyInstance) => {
  let since: number | null = null
  let failed = 0
  let timer: NodeJS.Timeout | undefined

  const later = () => (timer = setTimeout(() => void look(), LOOK_AGAIN_MS).unref())
  const look = async () => {
    try {
      await app.db.pool.query('select 1')
    } catch {
      return void later()
    }
    const seconds = Math.round((Date.now() - Number(since)) / 1000)
    app.log.warn({ segundos: seconds, peticiones: failed }, 'la base de datos responde otra vez')
    since = null
    failed = 0
  }

  app.decorate('noteOutage', (error: unknown) => {
    failed++
    if (since !== null) return
    since = Date.now()
    app.log.error({ err: error }, 'la base de datos no está disponible')
    later()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
})
