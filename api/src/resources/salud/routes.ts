import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { proceso, version } from '../../version.ts'

/** A database that takes longer than this counts as gone. */
const PATIENCE_MS = 2_000

export default async function saludRoutes(app: FastifyInstance): Promise<void> {
  // One query at a time, however many requests: monitoring must not use up the connections of a hanging database.
  let asking: Promise<boolean> | undefined
  const ask = () =>
    (asking ??= app.db
      .check()
      .then(
        () => true,
        (error: unknown) => (app.noteOutage('database', error), false),
      )
      .finally(() => (asking = undefined)))

  registerCall(app, 'GET /salud', async ({ reply }) => {
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
    if (!(await Promise.race([ask(), late]))) {
      void reply.status(503)
      const msg = 'La base de datos no está disponible por el momento'
      return { estado: 'sin_base_de_datos' as const, version, proceso, msg }
    }
    if (!app.isLeaving()) return { estado: 'bien' as const, version, proceso }
    void reply.status(503)
    return { estado: 'se_detiene' as const, version, proceso, msg: 'Este proceso está por detenerse' }
  })
}
