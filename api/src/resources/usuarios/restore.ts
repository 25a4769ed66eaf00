import type { FastifyInstance } from 'fastify'
import { type Actor, actorOf, audit } from '../../platform/audit/repository'
import { registerCall } from '../../platform/calls/call'
import type { Tx } from '../../platform/database/database'
import { notFound } from '../../platform/http/refusal'
import { isDeleted } from '../eliminados/restore'
import { checkRestored, takeTurn } from './authority'
import { audited } from './fields'
import { lockAnyUsuario, restoreUsuario } from './repository'

export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /usuarios/restaurar', ['usuarios.editar'], ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      await restaurarUsuario(tx, actorOf(session, request), body)
      return { msg: 'Usuario restaurado' }
    }),
  )
}

/** Lets a deleted user enter again, with the password and the photo as long as they are kept (D53). */
export async function restaurarUsuario(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const { idLocatario, idUsuario, origin } = actor
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const usuario = await lockAnyUsuario(tx, idLocatario, id)
  if (!usuario) throw notFound('El usuario no existe')
  checkRestored(editor, usuario)
  if (!isDeleted(usuario, version)) return
  await restoreUsuario(tx, usuario)
  audit(tx, idLocatario, origin, {
    accion: 'restaurar',
    entidad: 'usuario',
    idUsuario,
    idEntidad: usuario._id,
    despues: audited(usuario),
  })
}
