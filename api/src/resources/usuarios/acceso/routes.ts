import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/calls/call.ts'
import { cerrarAcceso, devolverAcceso } from './cerrar.ts'
import { readAcceso } from './estado.ts'

/** The end of somebody's access, and its return (E-16). */
export function registerAcceso(app: FastifyInstance): void {
  registerCall(app, 'POST /usuarios/ver_acceso', ({ body, session: { idLocatario } }) =>
    app.db.tenant(idLocatario, async (tx) => ({ acceso: await readAcceso(tx, idLocatario, body.id) })),
  )

  registerCall(app, 'POST /usuarios/cerrar_acceso', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      const given = await cerrarAcceso(tx, actor, body)
      return { msg: 'Acceso cerrado', ...given, acceso: await readAcceso(tx, actor.idLocatario, body.id) }
    }),
  )

  registerCall(app, 'POST /usuarios/devolver_acceso', ({ body, actor }) =>
    app.db.tenant(actor.idLocatario, async (tx) => {
      await devolverAcceso(tx, actor, body.id)
      return { msg: 'Acceso devuelto', acceso: await readAcceso(tx, actor.idLocatario, body.id) }
    }),
  )
}
