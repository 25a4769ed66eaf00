import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/calls/call.ts'
import { listGiros, listRegimenes } from './repository.ts'

export default async function configuracionRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /configuracion/listar_regimenes_fiscales', async ({ body }) => ({
    regimenes: await listRegimenes(app.db, body.tipo_persona ?? null),
  }))

  registerCall(app, 'GET /configuracion/listar_giros', async () => ({
    giros: await listGiros(app.db),
  }))
}
