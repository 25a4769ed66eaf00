import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { changedMeanwhile, type Which } from '../../../platform/rows/records.ts'
import { takeTarget, takeTurn } from '../authority/authority.ts'
import { audited } from '../fields.ts'
import { removeUsuario } from '../repository.ts'

/**
 * Deletes a user whom the person may manage (D22, D25), unless somebody changed it meanwhile (D41); refuses before it
 * writes.
 */
export async function eliminarUsuario(tx: Tx, actor: Actor, { id, version }: Which): Promise<void> {
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const target = await takeTarget(tx, editor, id, 'eliminar')
  if (version !== undefined && version !== target.version)
    throw await changedMeanwhile(tx, actor.idLocatario, 'usuario', target._id)
  await removeUsuario(tx, target, actor.idUsuario)
  auditBy(tx, actor, {
    accion: 'eliminar',
    entidad: 'usuario',
    idEntidad: target._id,
    antes: audited(target),
  })
}
