import { type Actor, audit } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, staleVersion } from '../../platform/http/refusal.ts'
import { lockCliente, removeCliente } from './repository.ts'

/** Deletes a client (D25), unless somebody changed it meanwhile (D41); refuses before it writes. */
export async function eliminarCliente(
  tx: Tx,
  { idLocatario, idUsuario, origin }: Actor,
  { id, version }: { id: string; version?: number | undefined },
): Promise<void> {
  const cliente = await lockCliente(tx, idLocatario, id)
  if (!cliente) throw notFound('El cliente no existe')
  if (version !== undefined && version !== cliente.version) throw staleVersion()
  await removeCliente(tx, idLocatario, id, idUsuario)
  audit(tx, idLocatario, origin, {
    accion: 'eliminar',
    entidad: 'cliente',
    idUsuario,
    idEntidad: id,
    antes: cliente,
  })
}
