import type { FastifyInstance } from 'fastify'
import { auditBy } from '../../platform/audit/repository.ts'
import type { Session } from '../../platform/auth/session.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bajaRoutes } from './baja/baja.ts'
import { clases, maySee } from './contenido/clases.ts'
import { readElegidos, saveElegido } from './elegidos.ts'

/** Which reminders a person gets (E-15). */
export default async function recordatoriosRoutes(app: FastifyInstance): Promise<void> {
  await app.register(bajaRoutes)

  const told = async (tx: Tx, session: Session) => {
    const elegidos = await readElegidos(tx, session)
    const offered = app.recordatorios.offered ? clases.filter((clase) => maySee(session, clase)) : []
    return offered.map((clase) => ({ clase, activo: elegidos[clase] }))
  }

  registerCall(app, 'POST /configuracion/recordatorios', ({ session }) =>
    app.db.tenant(session.idLocatario, async (tx) => ({ recordatorios: await told(tx, session) })),
  )

  registerCall(app, 'POST /configuracion/guardar_recordatorio', ({ body, session, actor }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const { clase, activo } = body
      const before = (await readElegidos(tx, session))[clase]
      await saveElegido(tx, session, body)
      auditBy(tx, actor, {
        ...{ accion: 'editar', entidad: 'recordatorio', idEntidad: session.idUsuario },
        antes: { clase, activo: before },
        despues: { clase, activo },
      })
      const msg = activo ? 'El recordatorio llegará por correo' : 'El recordatorio ya no llegará'
      return { msg, recordatorios: await told(tx, session) }
    }),
  )
}
