import type { FastifyInstance } from 'fastify'
import { registerPublicCall } from '../http/call'
import { version } from '../version'

/** Longer than this without an answer, and the database counts as gone. */
const PATIENCE_MS = 3_000

export async function saludRoutes(app: FastifyInstance): Promise<void> {
  registerPublicCall(app, 'GET /salud', async ({ reply }) => {
    const alive = await Promise.race([
      app.db.pool.query('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
    ])
    if (alive) return { estado: 'bien' as const, version }
    void reply.status(503)
    const msg = 'La base de datos no está disponible por el momento'
    return { estado: 'sin_base_de_datos' as const, version, msg }
  })
}
