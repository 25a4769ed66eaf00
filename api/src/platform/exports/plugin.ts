import fp from 'fastify-plugin'
import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../audit/repository.ts'
import { sessionByHash } from '../auth/session.ts'
import { allowed } from '../calls/allowed.ts'
import { registerDownload } from '../downloads/registry.ts'
import { noSession } from '../http/refusal.ts'
import { sendWholeAnswer } from '../lists/whole/whole.ts'
import { officeDay } from './office-time.ts'
import { KIND } from './register.ts'
import { findQuestion } from './repository.ts'

/** Serves the exports that resources have registered. Requires downloads. */
export default fp(async (app: FastifyInstance) => {
  app.decorate('exports', new Map())
  registerDownload(app, KIND, async ({ id = '', locatario = '' }, request) => {
    const asked = await app.db.tenant(locatario, (tx) => findQuestion(tx, locatario, id))
    const list = asked && app.exports.get(asked.lista)
    if (!list) return null
    // An address issued earlier stops working when its person signs out or loses the permission.
    const session = await sessionByHash(app.db, asked.sesion, app.sessionDays)
    if (session?.idLocatario !== locatario) throw noSession()
    allowed(session, list.access)
    const file = list.open(session, asked.pregunta)
    const told = { accion: 'descargar', entidad: 'exportacion', idEntidad: id } as const
    const body = await sendWholeAnswer(app.db, session, file.whole, {
      begin: (tx) => {
        if (request.method === 'HEAD') return
        const { idUsuario } = session
        audit(tx, locatario, originOf(request), { ...told, idUsuario, despues: { lista: asked.lista } })
      },
    })
    return {
      name: `${asked.lista}-${officeDay(new Date())}.${file.extension}`,
      type: file.type,
      body,
    }
  })
})
