import type { FastifyInstance } from 'fastify'
import { type Actor, actorOf, audit } from '../../platform/audit/repository.ts'
import { registerCall } from '../../platform/calls/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { isDeleted } from '../eliminados/restore.ts'
import { checkRestored, takeTurn } from './authority.ts'
import { audited } from './fields.ts'
import { lockAnyUsuario, restoreUsuario } from './repository.ts'

const RESTORED = 'Usuario restaurado'
const WITHOUT_PASSWORD = `${RESTORED}. Su contraseña ya no se guarda: para entrar necesita recuperar la cuenta con su correo, o que se le ponga otra`

export function registerRestore(app: FastifyInstance): void {
  registerCall(app, 'POST /usuarios/restaurar', ({ body, session, request }) =>
    app.db.tenant(session.idLocatario, async (tx) => {
      const hasPassword = await restaurarUsuario(tx, actorOf(session, request), body)
      return { msg: hasPassword ? RESTORED : WITHOUT_PASSWORD }
    }),
  )
}

/**
 * Lets a deleted user enter again, with the password and the photo as long as they are kept (D53).
 * @returns whether the password is still kept; true for a user who was not deleted
 */
export async function restaurarUsuario(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: string; version?: number | undefined },
): Promise<boolean> {
  const { idLocatario, idUsuario, origin } = actor
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const usuario = await lockAnyUsuario(tx, idLocatario, id)
  if (!usuario) throw notFound('El usuario no existe')
  checkRestored(editor, usuario)
  if (!isDeleted(usuario, version)) return true
  const hasPassword = await restoreUsuario(tx, usuario)
  audit(tx, idLocatario, origin, {
    accion: 'restaurar',
    entidad: 'usuario',
    idUsuario,
    idEntidad: usuario._id,
    despues: audited(usuario),
  })
  return hasPassword
}
