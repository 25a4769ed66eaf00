import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import { notFound, Refusal } from '../../platform/http/refusal'
import { isDeleted } from '../eliminados/restore'
import { lockAnyCliente, restoreCliente } from './repository'

const ERASED = 'Los datos de este cliente se borraron para siempre; no se puede restaurar'

/** Puts a deleted client back into the lists; one whose data was erased stays erased (D53). */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /clientes/restaurar', ['clientes.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const found = await lockAnyCliente(tx, session.idLocatario, body.id)
      if (!found) throw notFound('El cliente no existe')
      const { eliminacion: _gone, datos_borrados, ...cliente } = found
      if (datos_borrados) throw new Refusal(409, ERASED)
      if (isDeleted(found, body.version)) {
        await restoreCliente(tx, session.idLocatario, body.id)
        await audit(tx, session.idLocatario, originOf(request), {
          accion: 'restaurar',
          entidad: 'cliente',
          idUsuario: session.idUsuario,
          idEntidad: body.id,
          despues: cliente,
        })
      }
      return { msg: 'Cliente restaurado' }
    }),
  )
}
