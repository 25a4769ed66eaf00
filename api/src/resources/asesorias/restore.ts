import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import { notFound } from '../../platform/http/refusal'
import { isDeleted } from '../eliminados/restore'
import { lockAnyAsesoria, restoreAsesoria } from './repository'

/**
 * Puts a deleted advisory back into the lists, even if its client or its advisor has been deleted: their names stay
 * (D25).
 */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /asesorias/restaurar', ['asesorias.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const found = await lockAnyAsesoria(tx, session.idLocatario, body.id)
      if (!found) throw notFound('La asesoría no existe')
      const { eliminacion: _gone, ...asesoria } = found
      if (isDeleted(found, body.version)) {
        await restoreAsesoria(tx, session.idLocatario, body.id)
        await audit(tx, session.idLocatario, originOf(request), {
          accion: 'restaurar',
          entidad: 'asesoria',
          idUsuario: session.idUsuario,
          idEntidad: body.id,
          despues: asesoria,
        })
      }
      return { msg: 'Asesoría restaurada' }
    }),
  )
}
