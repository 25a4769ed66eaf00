import { type Actor, audit } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { staleVersion } from '../../platform/http/refusal.ts'
import { takeTarget, takeTurn } from './authority.ts'
import { audited } from './fields.ts'
import { removeUsuario } from './repository.ts'

/**
 * Deletes a user whom the person may manage (D22, D25), unless somebody changed it meanwhile (D41); refuses before it
 * writes.
 */
export async function eliminarUsuario(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const { idLocatario, idUsuario, origin } = actor
  const editor = await takeTurn(tx, actor, 'usuarios.editar')
  const usuario = await takeTarget(tx, editor, id, 'eliminar')
  if (version !== undefined && version !== usuario.version) throw staleVersion()
  await removeUsuario(tx, usuario, idUsuario)
  audit(tx, idLocatario, origin, {
    accion: 'eliminar',
    entidad: 'usuario',
    idUsuario,
    idEntidad: usuario._id,
    antes: audited(usuario),
  })
}
