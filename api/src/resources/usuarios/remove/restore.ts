import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/http/refusal.ts'
import { isDeleted, type Which } from '../../../platform/rows/records.ts'
import { lockAny } from '../../../platform/rows/rows.ts'
import { checkRestored, takeTurn } from '../authority/authority.ts'
import { audited } from '../fields.ts'
import { usuario } from '../entidad.ts'
import { restoreUsuario } from '../repository.ts'

/**
 * Lets a deleted user enter again, with the password and the photo as long as they are kept (D53).
 * @returns whether the password is still kept; true for a user who was not deleted
 */
export async function restaurarUsuario(tx: Tx, actor: Actor, { id, version }: Which): Promise<boolean> {
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const found = await lockAny(tx, usuario, actor.idLocatario, id)
  if (!found) throw notFound(usuario.falta)
  checkRestored(editor, found)
  if (!isDeleted(found, version)) return true
  const hasPassword = await restoreUsuario(tx, found)
  auditBy(tx, actor, {
    accion: 'restaurar',
    entidad: 'usuario',
    idEntidad: found._id,
    despues: audited(found),
  })
  return hasPassword
}
