import type { FastifyInstance } from 'fastify'
import { audit, originOf } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import { notFound } from '../../platform/http/refusal'
import { isDeleted } from '../eliminados/restore'
import { checkRestored, takeTurn } from './authority'
import { audited } from './fields'
import { lockAnyUsuario, restoreUsuario } from './repository'

/** Lets a deleted user enter again, with the password and the photo as long as they are kept (D53). */
export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /usuarios/restaurar', ['usuarios.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const editor = await takeTurn(tx, session, 'usuarios.editar')
      const usuario = await lockAnyUsuario(tx, session.idLocatario, body.id)
      if (!usuario) throw notFound('El usuario no existe')
      checkRestored(editor, usuario)
      if (isDeleted(usuario, body.version)) {
        await restoreUsuario(tx, usuario)
        await audit(tx, session.idLocatario, originOf(request), {
          accion: 'restaurar',
          entidad: 'usuario',
          idUsuario: session.idUsuario,
          idEntidad: usuario._id,
          despues: audited(usuario),
        })
      }
      return { msg: 'Usuario restaurado' }
    }),
  )
}
