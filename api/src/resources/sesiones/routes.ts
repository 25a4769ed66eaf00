import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { forgetEquipos } from '../segundo-paso/factores/equipos.ts'
import { closeOther, closeOthers, readSesiones } from './repository.ts'

const CLOSED = { accion: 'cerrar_sesion', entidad: 'sesion' } as const

/** A person's own open sessions (E-17). A closed one is refused from its next request on, by any process. */
export default async function sesionesRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, 'POST /configuracion/sesiones', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({
      sesiones: await readSesiones(tx, session, app.sessionDays),
    })),
  )

  registerCall(app, 'POST /configuracion/cerrar_una_sesion', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      if (!(await closeOther(tx, session, body.id))) throw notFound('Esa sesión ya no está abierta')
      auditBy(tx, actor, { ...CLOSED, despues: { otras: 1 } })
      return { msg: 'Sesión cerrada', sesiones: await readSesiones(tx, session, app.sessionDays) }
    }),
  )

  registerCall(app, 'POST /configuracion/cerrar_otras_sesiones', ({ session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const otras = await closeOthers(tx, session)
      await forgetEquipos(tx, session)
      auditBy(tx, actor, { ...CLOSED, despues: { otras } })
      const msg = otras === 0 ? 'No había otras sesiones abiertas' : 'Las demás sesiones se cerraron'
      return { msg, sesiones: await readSesiones(tx, session, app.sessionDays) }
    }),
  )
}
